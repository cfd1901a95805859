import * as v from 'valibot';

/**
 * Parses a value.
 *
 * @throws With the names of the fields that do not fit. Their values, which the error of valibot holds, stay out of logs.
 */
export function parse<Value>(schema: v.GenericSchema<unknown, Value>, value: unknown): Value {
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  const fields = issues.map((issue) => v.getDotPath(issue) ?? '(value)').join(', ');
  throw new Error(`A value does not fit its schema at: ${fields}`);
}
