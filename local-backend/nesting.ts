/** More than any request of the application. Deeper ones overflow the stack of lite's parsers. */
const deepest = 100;

const [quote, backslash] = [0x22, 0x5c];
const opening = new Set([0x5b, 0x7b]);
const closing = new Set([0x5d, 0x7d]);
const spaces = new Set([0x20, 0x09, 0x0a, 0x0d]);

/** Whether a body is JSON, whole or not, with arrays and objects in each other beyond any use. */
export function isJsonTooDeep(body: Uint8Array): boolean {
  const first = body.find((byte) => !spaces.has(byte));
  // A file or a form is no JSON.
  if (first === undefined || !opening.has(first)) return false;
  let depth = 0;
  let isInText = false;
  for (let index = 0; index < body.length; index += 1) {
    const byte = body[index] ?? 0;
    if (isInText) {
      if (byte === backslash) index += 1;
      else if (byte === quote) isInText = false;
    } else if (byte === quote) isInText = true;
    else if (closing.has(byte)) depth -= 1;
    else if (opening.has(byte)) {
      depth += 1;
      if (depth > deepest) return true;
    }
  }
  return false;
}

/** The same for the parentheses of an address, with which PostgREST nests filters and embedded tables. */
export function isQueryTooDeep(path: string): boolean {
  let depth = 0;
  for (const [parenthesis] of path.matchAll(/[()]|%2[89]/g)) {
    depth += parenthesis === '(' || parenthesis === '%28' ? 1 : -1;
    if (depth > deepest) return true;
  }
  return false;
}
