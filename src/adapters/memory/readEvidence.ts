import * as v from 'valibot';

const longestHeader = 8000;

const evidence = v.looseObject({ method: v.picklist(['drawn', 'typed']), screenshot: v.string() });
/** The content of the header `X-Evidence`: how an authorisation was signed. */
export type Evidence = v.InferOutput<typeof evidence>;

/** Parses the header; null when it is missing, too long or malformed. */
export function readEvidence(header: string | undefined): Evidence | null {
  if (header === undefined || header.length > longestHeader) return null;
  const content = parseJson(header);
  return v.is(evidence, content) ? content : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
