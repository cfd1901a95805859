import type * as z from 'zod/mini';

/**
 * A procedure of the backend: its SQL name and the schemas of its input and reply. `Output` is the parsed reply,
 * `Reply` the reply as sent by a backend.
 */
export interface Contract<Name extends string, Input, Output, Reply = unknown> {
  readonly name: Name;
  readonly input: z.core.$ZodType<Input>;
  readonly output: z.core.$ZodType<Output, Reply>;
}

export type AnyContract = Contract<string, unknown, unknown>;
/** The input of a procedure. */
export type InputOf<C extends AnyContract> = C['input']['_zod']['output'];
/** The parsed reply of a procedure. */
export type OutputOf<C extends AnyContract> = C['output']['_zod']['output'];

/**
 * Declares the contract of one procedure. Its type names values instead of schemas, to keep the published declarations
 * short.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function contract<Name extends string, Input, Output, Reply>(
  name: Name,
  input: z.core.$ZodType<Input>,
  output: z.core.$ZodType<Output, Reply>,
): Contract<Name, Input, Output, Reply> {
  return { name, input, output };
}
