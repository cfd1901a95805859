/** Numbers of PostgreSQL's own types, which never change. */
export const typeNumber = {
  bool: 16,
  text: 25,
  json: 114,
  varchar: 1043,
  timestamp: 1114,
  timestamptz: 1184,
  numeric: 1700,
  jsonb: 3802,
} as const;

/** PostgREST gives a numeric as a JSON number; NaN and the infinities have no such form and stay text. */
export function parseNumeric(text: string): number | string {
  const value = Number(text);
  return Number.isFinite(value) ? value : text;
}

/** `2026-11-21 09:33:45.1+00` as PostgREST writes it: with a T, and minutes in the offset. */
export function parseTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');
}

/**
 * Whatever JSON value arrives for a column goes to it as text, as it does in PostgREST, and PostgreSQL says what is
 * wrong with it. PGlite would throw at what is no text or no boolean; the postgres driver takes 'yes' for false.
 */
export function writeText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Lite has written JSON already when it comes as text; the postgres driver would make a string of it. */
export function writeJson(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
