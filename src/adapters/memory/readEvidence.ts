import * as z from 'zod/mini';

const longestHeader = 8000;

const evidence = z.object({
  method: z.literal(['drawn', 'typed']),
  screenshot: z.string().check(z.maxLength(100)),
  wording: z.catch(z.nullable(z.string()), null),
  translated: z.catch(z.optional(z.literal(true)), undefined),
});
/** The content of the header `X-Evidence`: how an authorisation was signed. Other keys are dropped. */
export type Evidence = z.output<typeof evidence>;

/** Parses the header; null when it is missing, too long or malformed. */
export function readEvidence(header: string | undefined): Evidence | null {
  if (header === undefined || header.length > longestHeader) return null;
  return z.safeParse(evidence, parseJson(header)).data ?? null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
