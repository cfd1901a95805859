import * as v from 'valibot';

/** A number of JSON. */
export const jsonNumber = v.pipe(v.number(), v.finite());

/** An object of JSON. `v.object` takes a list for one without keys: pipe the schema of an object without required keys after this. */
export const jsonObject = v.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
