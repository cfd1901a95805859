export interface SeededRandom {
  /** An integer from `min` to `max`, inclusive. */
  integer(min: number, max: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
  /** A text of `min` to `max` characters out of `alphabet`. */
  text(alphabet: string, min: number, max: number): string;
}

/** The same numbers on every run (mulberry32), so that a failure is reproducible. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed;
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    integer,
    pick: (from) => from[integer(0, from.length - 1)] ?? from[0],
    text(alphabet, min, max) {
      const letters = Array.from(alphabet);
      return Array.from({ length: integer(min, max) }, () => letters[integer(0, letters.length - 1)]).join('');
    },
  };
}
