/** Something that whoever starts the program can put right; the message says how. */
export class SetupProblem extends Error {
  override readonly name: string = 'SetupProblem';
}
