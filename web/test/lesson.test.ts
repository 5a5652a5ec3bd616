/** Position in a lesson, and parts of the texts of the guide. */

import { describe, expect, it } from "vitest";
import { lessonAfter, place, progress } from "../src/learn/lesson";
import { parts } from "../src/learn/prose";
import type { LessonScript, LessonStep } from "../src/wire";

const step = (say: string, moves: string[] = [], by = 0): LessonStep => ({ say, moves, by, look: [] });
const lesson: LessonScript = {
  lesson: "first",
  minutes: 5,
  opening: 0,
  steps: [step("aim"), step("one", ["a", "b"]), step("", ["c"], 1), step("page"), step("two", ["d"]), step("end")],
};
const after = (done: string[], read: number[] = [], last = 0) =>
  place(
    lesson,
    done.map((move) => ({ seat: move === "c" ? 1 : last, move })),
    new Set(read),
    0,
  );
const at = (done: string[], read: number[] = [], last = 0): [string, string | null] | null => {
  const found = after(done, read, last);
  return found && [found.step.say, found.wanted];
};

describe("the place in a lesson", () => {
  it("waits until the first words are read", () => {
    expect(at([])).toEqual(["aim", null]);
    expect(at([], [0])).toEqual(["one", "a"]);
  });

  it("goes on move by move", () => {
    expect(at(["a"], [0])).toEqual(["one", "b"]);
    expect(after(["a"], [0])?.rest).toEqual(["b"]);
    expect(at(["a", "b"], [0])).toEqual(["", "c"]);
    expect(at(["a", "b", "c"], [0])).toEqual(["page", null]);
    expect(at(["a", "b", "c"], [0, 3])).toEqual(["two", "d"]);
  });

  it("does not ask for what was passed already", () => {
    expect(at(["a"])).toEqual(["one", "b"]);
    expect(at(["a", "b", "c", "d"])).toEqual(["end", null]);
  });

  it("keeps the last words until they are read or the learner plays on", () => {
    expect(at(["a", "b", "c", "d", "x"], [], 1)).toEqual(["end", null]);
    expect(at(["a", "b", "c", "d", "x"], [5], 1)).toBeNull();
    expect(at(["a", "b", "c", "d", "x"])).toBeNull();
  });

  it("ends when the decisions leave the script", () => {
    expect(at(["x"], [0])).toBeNull();
    expect(at(["a", "x"], [0])).toBeNull();
  });

  it("counts the steps with a text", () => {
    expect(progress(lesson, 0)).toEqual({ number: 1, count: 5 });
    expect(progress(lesson, 2)).toEqual({ number: 2, count: 5 });
    expect(progress(lesson, 5)).toEqual({ number: 5, count: 5 });
  });
});

describe("prose", () => {
  it("has paragraphs and lists", () => {
    expect(parts("One\nline.\n\nTwo:\n- a\n  b\n- c\n\n- d")).toEqual([
      { kind: "text", text: "One line." },
      { kind: "text", text: "Two:" },
      { kind: "list", items: ["a b", "c"] },
      { kind: "list", items: ["d"] },
    ]);
  });

  it("is empty without words", () => expect(parts(" \n\n ")).toEqual([]));
});

it("knows the lesson that follows another", () => {
  const [first, second] = ["first", "second"].map((name) => ({ lesson: name, title: name, minutes: 5 }));
  expect(lessonAfter([first!, second!], "first")).toBe(second);
  expect(lessonAfter([first!, second!], "second")).toBeUndefined();
  expect(lessonAfter([first!, second!], "gone")).toBeUndefined();
});
