import type { Agreement } from './agreements';
import type { SignatureMethod } from './authorisationSchema';

/** How the customer signed. */
export interface Evidence {
  method: SignatureMethod;
  /** 'taken', or why there is no picture. */
  screenshot: string;
  /** The agreements that were ticked. */
  agreements: readonly Pick<Agreement, 'id' | 'version'>[];
}

/** The header with the evidence: JSON, escaped to the ASCII that headers allow. */
export function evidenceHeader({ method, screenshot, agreements }: Evidence): Record<'X-Evidence', string> {
  const shown = agreements.map(({ id, version }) => ({ id, version }));
  const json = JSON.stringify({ method, screenshot, agreements: shown });
  return { 'X-Evidence': json.replace(/[^\x20-\x7e]/g, escaped) };
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
