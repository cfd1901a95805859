import { defineMessages } from '../../provider/messages';

/**
 * What is agreed to, and what is said when something is missing (specification section 5). The hook needs no other
 * words. A firm that changes the text of an agreement gives it a new version as well: the evidence names the version.
 */
export const authorisationBasics = defineMessages('authorisation', {
  dataProtectionName: 'Data protection',
  dataProtectionText: (company: string) =>
    `I authorise ${company} to keep the personal details that I have given and to share them with pension providers, scheme administrators, former employers and tracing services, for the sole purpose of finding my pensions. They may give ${company} information about any pension that they hold for me. This authority covers information only: nobody may move, change or take a pension because of it. I can withdraw it at any time.`,
  hmrcName: 'HM Revenue & Customs',
  hmrcText: (company: string) =>
    `I authorise ${company} to ask HM Revenue & Customs, with my name, address, date of birth and National Insurance number, which pension schemes I was a member of while I was contracted out of the State Earnings-Related Pension Scheme (SERPS), and I authorise HM Revenue & Customs to tell ${company}. This authority covers information only. I can withdraw it at any time.`,
  agreementsMissing: 'Please agree to all terms before proceeding.',
  signatureMissing: 'Please provide your signature before proceeding.',
});
