/** How a new match is played: who sits beside me. */
export type Way = "bot" | "shared" | "open";

/** Facts on the card of a game: minutes, weight, and the seat count of its example. */
export interface CardFacts {
  minutes: string;
  weight: "light" | "medium" | "heavy";
  usual: number;
}

export const FACTS: Record<string, CardFacts> = {
  "globular-cluster": { minutes: "60–90", weight: "medium", usual: 2 },
  "cosmic-pioneers": { minutes: "45–60", weight: "medium", usual: 2 },
  pulsar2849: { minutes: "60–90", weight: "heavy", usual: 2 },
};
