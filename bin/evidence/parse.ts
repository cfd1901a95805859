import * as z from 'zod/mini';

/**
 * Parses a value.
 *
 * @throws With the names of the fields that do not fit. Their values stay out of logs.
 */
export function parse<Value>(schema: z.ZodMiniType<Value>, value: unknown): Value {
  const { success, data, error } = z.safeParse(schema, value);
  if (success) return data;
  const fields = error.issues.map(({ path }) => path.join('.') || '(value)').join(', ');
  throw new Error(`A value does not fit its schema at: ${fields}`);
}
