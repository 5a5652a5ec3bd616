/** What a card tells about a game beside its words: minutes, weight, and with how many people it is best shown. */
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
