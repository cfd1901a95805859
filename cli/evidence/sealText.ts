import { createHash } from 'node:crypto';

/** The previous hash of the first record. */
export const noHash = '0'.repeat(64);

/** SHA-256 in hex; null for null. */
export function digest(text: string | null): string | null {
  return text === null ? null : createHash('sha256').update(text, 'utf8').digest('hex');
}

/** A jsonb array as PostgreSQL writes it, from parts that are JSON. */
export function jsonArray(parts: readonly string[]): string {
  return `[${parts.join(', ')}]`;
}

/** A JSON string as PostgreSQL writes it; `null` for null. */
export function jsonText(text: string | null): string {
  return JSON.stringify(text);
}

/** A boolean column: COPY writes t, a cast writes true. */
export function jsonBoolean(text: string | null): string {
  if (text === null) return 'null';
  return text === 't' || text === 'true' ? 'true' : 'false';
}

/** `2026-11-21 09:33:45.1+01` in UTC, with six digits: `2026-11-21 08:33:45.100000`. */
export function timeInUtc(text: string | null): string | null {
  const parts = /^(\d+-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?([+-])(\d\d)(?::(\d\d))?$/.exec(text ?? '');
  if (!parts) return null;
  const [, day, time, fraction = '', sign, hours, minutes = '00'] = parts;
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000);
  const utc = new Date(Date.parse(`${day}T${time}Z`) - offset).toISOString();
  return `${utc.slice(0, 10)} ${utc.slice(11, 19)}.${fraction.padEnd(6, '0')}`;
}
