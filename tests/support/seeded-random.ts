/** Seeded pseudo-random numbers, so that a run can be reproduced. */
export interface SeededRandom {
  /** From 0 up to, and without, `below`. */
  integerBelow: (below: number) => number;
  /** Both included. */
  between: (least: number, most: number) => number;
  pick: <T>(choices: readonly T[]) => T;
  /** Whether it happens, `percent` times of a hundred. */
  happens: (percent: number) => boolean;
  bytes: (length: number) => Buffer;
}

export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    integerBelow: below,
    between: (least, most) => least + below(most - least + 1),
    pick: (choices) => choices[below(choices.length)]!,
    happens: (percent) => below(100) < percent,
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}
