import type { ReactNode } from 'react';

/** An example of how to use a part, or how not to. */
export interface Example {
  text: string;
  /** The example itself, live. */
  picture: ReactNode;
}

/** The guidance for one part. In its texts, names of props are in backticks. */
export interface Guidance {
  /** When to use the part. */
  use: string;
  /** When not to use it, and what to use instead. */
  avoid: string;
  do: Example;
  dont: Example;
  /** How to word it. */
  words: string;
  /** The keys that work on the part, each with its effect. */
  keys?: readonly (readonly [key: string, effect: string])[];
  /** Matches the lines of tests/transcripts about the part. */
  heard?: RegExp;
}
