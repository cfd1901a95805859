import type * as z from 'zod/mini';

/** One procedure of the backend: its SQL name, its input schema and its output schema. */
export interface Contract<Input extends z.ZodMiniType, Output extends z.ZodMiniType> {
  readonly name: string;
  readonly input: Input;
  readonly output: Output;
}

export type AnyContract = Contract<z.ZodMiniType, z.ZodMiniType>;
/** The input of a procedure, before parsing. */
export type InputOf<C extends AnyContract> = z.input<C['input']>;
/** The parsed reply of a procedure. */
export type OutputOf<C extends AnyContract> = z.output<C['output']>;

/** Declares the contract of one procedure. */
export function contract<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  name: string,
  input: Input,
  output: Output,
): Contract<Input, Output> {
  return { name, input, output };
}
