/** A fault that someone could write by mistake, and the tests that must fail with it. */
export interface Fault {
  /** The fault in plain words. */
  name: string;
  file: string;
  /** A text that the file has exactly once. */
  find: string;
  replace: string;
  /** A test file of Vitest, a stories file, or a spec of Playwright. */
  owner: string;
  /** A part of the names of the owner's tests that is enough. Default: all of them. */
  only?: string | undefined;
}
