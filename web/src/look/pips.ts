/** The pips of dice. */

/** Where the pips of a die are, by value, in a box from -10 to 10. */
export function pips(value: number): (readonly [number, number])[] {
  const odd = value % 2 === 1 ? ([[0, 0]] as const) : [];
  const two =
    value >= 2
      ? ([
          [-4.6, -4.6],
          [4.6, 4.6],
        ] as const)
      : [];
  const four =
    value >= 4
      ? ([
          [4.6, -4.6],
          [-4.6, 4.6],
        ] as const)
      : [];
  const six =
    value === 6
      ? ([
          [-4.6, 0],
          [4.6, 0],
        ] as const)
      : [];
  return [...odd, ...two, ...four, ...six];
}
