/** Chance that falls alike for the same seed, so that a day that is filled anew is the same day. */
export interface Dice {
  /** From 0 up to 1, without 1. */
  readonly roll: () => number;
  /** A whole number from `least` to `most`, both included. */
  readonly between: (least: number, most: number) => number;
  /** Whether what happens in this share of cases happens now. */
  readonly falls: (share: number) => boolean;
  readonly oneOf: <T>(values: readonly T[]) => T;
}

/** Mulberry32: small, even enough for made-up customers, and no secret depends on it. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const roll = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + Math.floor(roll() * (most - least + 1));
  return {
    roll,
    between,
    falls: (share) => roll() < share,
    oneOf: (values) => {
      const [first] = values;
      if (first === undefined) throw new Error('there is nothing to choose from');
      return values[between(0, values.length - 1)] ?? first;
    },
  };
}
