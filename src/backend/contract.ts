import type * as z from 'zod/mini';

/** One procedure of the backend: its SQL name, what it takes and what it gives. */
export interface Contract<Input extends z.ZodMiniType, Output extends z.ZodMiniType> {
  readonly name: string;
  readonly input: Input;
  readonly output: Output;
}

export type AnyContract = Contract<z.ZodMiniType, z.ZodMiniType>;
/** What a caller hands to a procedure. */
export type InputOf<C extends AnyContract> = z.input<C['input']>;
/** What a caller gets from a procedure, parsed. */
export type OutputOf<C extends AnyContract> = z.output<C['output']>;

/** Declares the contract of one procedure. */
export function contract<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  name: string,
  input: Input,
  output: Output,
): Contract<Input, Output> {
  return { name, input, output };
}
