import * as z from 'zod/mini';

/** An object of JSON. */
export const jsonObject = z.looseObject({});

/** Parses a body. Undefined for text that is not JSON. */
export function parseJson(text = ''): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
