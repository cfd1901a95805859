import * as v from 'valibot';

const longestHeader = 8000;

const evidence = v.object({
  method: v.picklist(['drawn', 'typed']),
  screenshot: v.pipe(v.string(), v.maxLength(100)),
  wording: v.fallback(v.nullable(v.string()), null),
});
/** The content of the header `X-Evidence`: how an authorisation was signed. Other keys are dropped. */
export type Evidence = v.InferOutput<typeof evidence>;

/** Parses the header; null when it is missing, too long or malformed. */
export function readEvidence(header: string | undefined): Evidence | null {
  if (header === undefined || header.length > longestHeader) return null;
  const { success, output } = v.safeParse(evidence, parseJson(header));
  return success ? output : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
