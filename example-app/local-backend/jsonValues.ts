import * as v from 'valibot';
import * as z from 'zod/mini';

/** A number of JSON. */
export const jsonNumber = v.pipe(v.number(), v.finite());

/** An object of JSON. */
export const jsonObject = z.looseObject({});
