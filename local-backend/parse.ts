import * as z from 'zod/mini';

/**
 * Parses a value.
 *
 * @throws With the names of the fields that do not match. Their values, which may be personal data, stay out of logs.
 */
export function parse<Value>(schema: z.core.$ZodType<Value>, value: unknown): Value {
  const { data, error } = z.safeParse(schema, value);
  if (!error) return data;
  const fields = error.issues.map(({ path }) => path.join('.') || '(value)').join(', ');
  throw new Error(`A value does not fit its schema at: ${fields}`);
}
