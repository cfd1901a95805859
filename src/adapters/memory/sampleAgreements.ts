import type { SignedRecord } from '../../backend/contracts/signedRecord';

/** The firm's name in the sample agreements. */
export const sampleCompany = 'the company that runs this service';

/** The stored agreements: version 1 of `supabase/migrations`. */
export const sampleAgreements: SignedRecord['agreements'] = [
  {
    id: 'data-protection',
    version: 1,
    name: 'Data protection',
    text: `I authorise ${sampleCompany} to keep the personal details that I have given and to share them with pension providers, scheme administrators, former employers and tracing services, for the sole purpose of finding my pensions. They may give ${sampleCompany} information about any pension that they hold for me. This authority covers information only: nobody may move, change or take a pension because of it. I can withdraw it at any time.`,
  },
  {
    id: 'hmrc',
    version: 1,
    name: 'HM Revenue & Customs',
    text: `I authorise ${sampleCompany} to ask HM Revenue & Customs, with my name, address, date of birth and National Insurance number, which pension schemes I was a member of while I was contracted out of the State Earnings-Related Pension Scheme (SERPS), and I authorise HM Revenue & Customs to tell ${sampleCompany}. This authority covers information only. I can withdraw it at any time.`,
  },
];
