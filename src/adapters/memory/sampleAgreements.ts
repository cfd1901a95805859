import type { Agreement } from '../../backend/contracts/agreements';
import { dataProtectionAgreement, hmrcAgreement, hmrcLetterPart } from '../../domain/authorisation';

/** Version 1 of the letter's body in `supabase/migrations`, with `{company}` for the firm's name. */
export const sampleLetter: Agreement[] = [
  { id: 'letter', version: 1, name: 'Letter of authority', text: 'I authorise {company} to look for my pensions.' },
  {
    id: 'letter-allows',
    version: 1,
    name: 'What it allows',
    text: '{company} may give pension providers, scheme administrators, former employers and tracing services the details that I have given, and they may tell {company} about any pension that they hold for me.',
  },
  {
    id: hmrcLetterPart,
    version: 1,
    name: 'Lost SERPS pensions',
    text: '{company} will also ask HM Revenue & Customs (HMRC) about pensions that I may have lost while I was contracted out of the State Earnings-Related Pension Scheme (SERPS).',
  },
  {
    id: 'letter-limits',
    version: 1,
    name: 'What it does not allow',
    text: 'This letter is for information only. Nobody may move, change or take a pension because of it.',
  },
  {
    id: 'letter-withdraw',
    version: 1,
    name: 'If I change my mind',
    text: 'I can withdraw this letter at any time by writing to {company}.',
  },
];

/** Version 1 of the agreements in `supabase/migrations`. */
export const sampleAgreements: Agreement[] = [
  {
    id: dataProtectionAgreement,
    version: 1,
    name: 'Data protection',
    text: 'I authorise {company} to keep the personal details that I have given and to share them as this letter allows, only to find my pensions.',
  },
  {
    id: hmrcAgreement,
    version: 1,
    name: 'HM Revenue & Customs',
    text: 'I authorise {company} to ask HM Revenue & Customs about my SERPS pensions, and HM Revenue & Customs to answer.',
  },
];
