interface Group {
  /** The changed files. */
  mutate: string[];
  /** The tests that run. */
  tests: string[];
  /** Whether the tests run in Chromium. Default false: in Node. */
  isRendered?: boolean;
  /** Whether mutants that only run while a module loads are left out. Default false. */
  ignoresStatic?: boolean;
  /** The score in per cent below which the run fails. */
  least: number;
}

/** The names of all groups. */
export const groupNames: string[];
/** The name of the chosen group. */
export const name: string;
/** The chosen group. */
export const group: Group;
