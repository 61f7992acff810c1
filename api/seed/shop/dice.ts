/** Throws the same numbers for the same name: a seed must not differ from day to day. */
export interface Dice {
  /** A whole number from 0 to `sides - 1`. */
  readonly roll: (sides: number) => number;
  readonly pick: <T>(choices: readonly [T, ...T[]]) => T;
}

export function diceOf(name: string): Dice {
  let state = 0x81_1c_9d_c5;
  for (let at = 0; at < name.length; at += 1) {
    state = Math.imul(state ^ name.charCodeAt(at), 0x01_00_01_93);
  }
  const roll = (sides: number) => {
    // xorshift32: short, and even enough for demonstration data.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % sides;
  };
  return { roll, pick: (choices) => choices[roll(choices.length)] ?? choices[0] };
}
