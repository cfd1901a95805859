/** A problem that the person who runs the verification can solve. The message says how. */
export class VerifyProblem extends Error {
  override readonly name = 'VerifyProblem';
}
