import type { Agreement } from '../../backend/contracts/agreements';

/** Version 1 of the agreements in `supabase/migrations`, with `{company}` for the firm's name. */
export const sampleAgreements: Agreement[] = [
  {
    id: 'data-protection',
    version: 1,
    name: 'Data protection',
    text: 'I authorise {company} to keep the personal details that I have given and to share them with pension providers, scheme administrators, former employers and tracing services, for the sole purpose of finding my pensions. They may give {company} information about any pension that they hold for me. This authority covers information only: nobody may move, change or take a pension because of it. I can withdraw it at any time.',
  },
  {
    id: 'hmrc',
    version: 1,
    name: 'HM Revenue & Customs',
    text: 'I authorise {company} to ask HM Revenue & Customs, with my name, address, date of birth and National Insurance number, which pension schemes I was a member of while I was contracted out of the State Earnings-Related Pension Scheme (SERPS), and I authorise HM Revenue & Customs to tell {company}. This authority covers information only. I can withdraw it at any time.',
  },
];
