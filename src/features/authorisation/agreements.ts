import type { authorisationMessages } from './messages';

/** Something that a customer agrees to by ticking a box. */
export interface Agreement {
  /** Names it in the evidence. */
  id: string;
  /** Which wording of it is shown: every change of the text is a new version. */
  version: number;
  /** What it is about, in a word or two. */
  name: string;
  /** What is agreed to, in full. */
  text: string;
}

/** The two agreements of the specification. */
export const agreementIds = { dataProtection: 'data-protection', hmrc: 'hmrc' } as const;

/** The agreements that are asked for unless a host brings its own, in version 1 of `supabase/migrations`. */
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
