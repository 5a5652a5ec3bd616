/** A text of the guide: paragraphs between empty lines, lists of lines that begin with a dash. */

export type Part = { kind: "text"; text: string } | { kind: "list"; items: string[] };

const DASH = /^[-–—]\s+/;

export function parts(text: string): Part[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.split("\n").map((line) => line.trim()))
    .filter((lines) => lines.some(Boolean))
    .flatMap(part);
}

function part(lines: string[]): Part[] {
  const first = lines.findIndex((line) => DASH.test(line));
  if (first < 0) return [{ kind: "text", text: lines.join(" ") }];
  const before: Part[] = first > 0 ? [{ kind: "text", text: lines.slice(0, first).join(" ") }] : [];
  const items: string[] = [];
  for (const line of lines.slice(first)) {
    if (DASH.test(line)) items.push(line.replace(DASH, ""));
    else items.push(`${items.pop() ?? ""} ${line}`);
  }
  return [...before, { kind: "list", items }];
}
