/** Questions of this game with one sensible answer, and that answer. */

import type { Move } from "../../wire";
import type { AutomaticAnswer } from "../drawing";
import type { PulsarTableView } from "./view_types";

type Answer = AutomaticAnswer<PulsarTableView>["answer"];

/** Return the answer of a step that is asked even if it has a single move. */
const onlyMove =
  (step: string, kind: string): Answer =>
  (view, legal) =>
    view.step === step && legal.length === 1 && legal[0]!.kind === kind ? legal[0]! : null;

/** Buy the bonus of the last goal: a cube that is left is worth at most a point. */
function buyBonus(view: PulsarTableView, legal: readonly Move[]): Move | null {
  const later = view.upcoming.some(({ step, seat }) => step === "goal-score" && seat === view.asked);
  if (view.step !== "goal-bonus" || later || view.worth <= view.price) return null;
  return legal.find(({ kind }) => kind === "buy") ?? null;
}

export const automatic: readonly AutomaticAnswer<PulsarTableView>[] = [
  { id: "end", answer: onlyMove("act", "end") },
  { id: "fly", answer: onlyMove("flight", "fly") },
  { id: "draft", answer: onlyMove("draft", "draft") },
  { id: "bonus", answer: buyBonus },
];
