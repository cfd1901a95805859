import type { SignatureMethod } from './authorisationFields';

/** The evidence of how the customer signed. */
export interface Evidence {
  method: SignatureMethod;
  /** 'taken', 'faint' when ink and paper are hard to tell apart, or why there is no picture. */
  screenshot: string;
  /** Identifies the words that were shown, see `portal_agreements`. */
  wording: string;
  /** True when a translator had changed the words on the page. Absent otherwise. */
  translated?: true | undefined;
  /** True when ink and paper of the signature are hard to tell apart. Absent otherwise. */
  faint?: true | undefined;
}

/** The header with the evidence: JSON, escaped to the ASCII that headers allow. */
export function evidenceHeader(evidence: Evidence): Record<'X-Evidence', string> {
  return { 'X-Evidence': JSON.stringify(evidence).replace(/[^\x20-\x7e]/g, escaped) };
}

function escaped(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
