import type { authorisationMessages } from './messages';

/** A text that the customer agrees to by ticking a checkbox. */
export interface Agreement {
  /** Its id in the evidence. */
  id: string;
  /** The version of the text. Every change of the text needs a new one. */
  version: number;
  /** Its subject, in a word or two. */
  name: string;
  /** The full text. */
  text: string;
}

/** The two agreements of the specification. */
export const agreementIds = { dataProtection: 'data-protection', hmrc: 'hmrc' } as const;

/** The default agreements: version 1 in `supabase/migrations`. */
export function defaultAgreements(texts: typeof authorisationMessages, company: string): readonly Agreement[] {
  return [
    {
      id: agreementIds.dataProtection,
      version: 1,
      name: texts.dataProtectionName,
      text: texts.dataProtectionText(company),
    },
    { id: agreementIds.hmrc, version: 1, name: texts.hmrcName, text: texts.hmrcText(company) },
  ];
}
