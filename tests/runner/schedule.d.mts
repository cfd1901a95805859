export interface Step {
  name: string;
  after?: string[];
}
export function schedule<S extends Step, Result>(
  steps: S[],
  lanes: number,
  run: (step: S) => Promise<Result>,
): Promise<Result[]>;
