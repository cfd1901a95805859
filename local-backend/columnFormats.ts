/** The ids of PostgreSQL's own types, which never change. */
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

/** PostgREST returns a numeric as a JSON number; NaN and the infinities stay text. */
export function parseNumeric(text: string): number | string {
  const value = Number(text);
  return Number.isFinite(value) ? value : text;
}

/** Formats `2026-11-21 09:33:45.1+00` as PostgREST does: with a T, and minutes in the offset. */
export function parseTimestamp(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00');
}

/**
 * Passes any JSON value to its column as text, as PostgREST does, so that PostgreSQL validates it. PGlite throws at a
 * value of another type; the postgres driver takes 'yes' for false.
 */
export function writeText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Lite has already encoded text as JSON; the postgres driver would encode it twice. */
export function writeJson(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
