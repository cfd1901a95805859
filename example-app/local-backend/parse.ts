import type * as v from 'valibot';
import type * as z from 'zod/mini';

/**
 * Parses a value.
 *
 * @throws With the names of the fields that do not fit. Their values, which are personal data, stay out of logs.
 */
export function parse<Value>(schema: z.core.$ZodType<Value> | v.GenericSchema<unknown, Value>, value: unknown): Value {
  const result = schema['~standard'].validate(value);
  if (result instanceof Promise) throw new Error('This schema answers later: parse its values where you can wait.');
  if (!result.issues) return result.value;
  const fields = result.issues.map(({ path = [] }) => path.map(nameOf).join('.') || '(value)').join(', ');
  throw new Error(`A value does not fit its schema at: ${fields}`);
}

function nameOf(segment: PropertyKey | { readonly key: PropertyKey }): string {
  return String(typeof segment === 'object' ? segment.key : segment);
}
