/*
 * What mail programs add to links: `&amp;` for `&`, `=3D` for `=`, line breaks, and the text behind the link.
 */

/** The name of a parameter without what is left of an `&amp;` before it. */
export function mailedName(name: string): string {
  return name.replace(/^(?:amp;)+/, '');
}

/** Whether a parameter is only an entity from behind the link, such as `&gt;`. */
export function isMailedEntity(name: string): boolean {
  return /^(?:gt|lt|quot|nbsp);/.test(name);
}

export type MailedValues<Name extends string> = Readonly<Record<Name, string>>;

/**
 * Reads the parameters of a link in an email.
 *
 * @returns Undefined when one of them is missing; 'spoilt' when the query has them all, in a form that cannot be read.
 */
export function readMailedValues<Name extends string>(
  query: string,
  names: readonly Name[],
): MailedValues<Name> | 'spoilt' | undefined {
  const decoded = decode(query);
  const values = valuesIn(query, names) ?? valuesIn(decoded, names);
  if (values) return values;
  const hasAll = names.every((name) => new RegExp(`(?:^|[^a-z])${name}=[^&]`, 'i').test(decoded));
  return hasAll ? 'spoilt' : undefined;
}

function valuesIn<Name extends string>(query: string, names: readonly Name[]): MailedValues<Name> | undefined {
  const found = new Map([...new URLSearchParams(query)].map(([name, value]) => [mailedName(name), value]));
  const raw = names.map((name) => found.get(name) ?? '');
  // A mail program that leaves one '=3D' leaves all.
  const start = raw.every((value) => value.startsWith('3D')) ? '3D'.length : 0;
  const values = raw.map((value) => readable(value.slice(start)));
  if (values.includes('')) return undefined;
  return Object.fromEntries(names.map((name, index) => [name, values[index]])) as MailedValues<Name>;
}

/** Without line breaks, invisible characters, and the punctuation behind the link. */
function readable(value: string): string {
  return value.replace(/=?[\r\n]+|\p{Cf}/gu, '').replace(/[\s.,;:!?<>()[\]"'’”]+$/u, '');
}

function decode(query: string): string {
  try {
    return decodeURIComponent(query);
  } catch {
    // Malformed percent-encoding.
    return query;
  }
}
