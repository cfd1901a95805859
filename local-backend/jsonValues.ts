import * as z from 'zod/mini';

/** An object of JSON. */
export const jsonObject = z.looseObject({});
