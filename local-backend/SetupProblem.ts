/** A problem that the person who starts the program can solve. The message says how. */
export class SetupProblem extends Error {
  override readonly name: string = 'SetupProblem';
}
