import type * as z from 'zod/mini';

/** One procedure of the backend: its SQL name, its input schema and its output schema. */
export interface Contract<Input extends z.ZodMiniType, Output extends z.ZodMiniType, Name extends string = string> {
  readonly name: Name;
  readonly input: Input;
  readonly output: Output;
}

export type AnyContract = Contract<z.ZodMiniType, z.ZodMiniType>;
/** The input of a procedure, before parsing. */
export type InputOf<C extends AnyContract> = z.input<C['input']>;
/** The parsed reply of a procedure. */
export type OutputOf<C extends AnyContract> = z.output<C['output']>;

/** Declares the contract of one procedure. */
export function contract<Name extends string, Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  name: Name,
  input: Input,
  output: Output,
): Contract<Input, Output, Name> {
  return { name, input, output };
}
