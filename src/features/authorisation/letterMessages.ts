/** The words of a letter whose backend has none of its own. Have your lawyer approve them. */
export const letterMessages = {
  authority: (company: string) => `I authorise ${company} to look for my pensions.`,
  allowsHeading: 'What it allows',
  allows: (company: string) =>
    `${company} may give pension providers, scheme administrators, former employers and tracing services the details that I have given, and they may tell ${company} about any pension that they hold for me.`,
  hmrcHeading: 'Lost SERPS pensions',
  hmrc: (company: string) =>
    `${company} will also ask HM Revenue & Customs (HMRC) about pensions that I may have lost while I was contracted out of the State Earnings-Related Pension Scheme (SERPS).`,
  limitsHeading: 'What it does not allow',
  limits: 'This letter is for information only. Nobody may move, change or take a pension because of it.',
  withdrawHeading: 'If I change my mind',
  withdraw: (company: string) => `I can withdraw this letter at any time by writing to ${company}.`,
  dataProtectionName: 'Data protection',
  dataProtection: (company: string) =>
    `I authorise ${company} to keep the personal details that I have given and to share them as this letter allows, only to find my pensions.`,
  hmrcName: 'HM Revenue & Customs',
  hmrcAgreement: (company: string) =>
    `I authorise ${company} to ask HM Revenue & Customs about my SERPS pensions, and HM Revenue & Customs to answer.`,
};
