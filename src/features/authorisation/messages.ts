/** Every text of the authorisation (specification sections 2.3 and 5). */
export const authorisationMessages = {
  agreementsMissing: 'Please agree to all terms before proceeding.',
  signatureMissing: 'Please provide your signature before proceeding.',
  heading: 'Your Authorisation',
  intro: (company: string) => `This letter lets ${company} look for your pensions. Please read it, then sign it.`,
  profileFailed: 'Failed to fetch user profile. Please try again later.',
  wordingFailed: 'We could not load the letter for you to sign. Please try again.',

  whoHeading: 'Who gives this authority',
  name: 'Name',
  address: 'Address',
  wrongDetails: (email: string) => `Is something wrong? Write to us at ${email} before you sign.`,
  purposeHeading: 'What it is for',
  purpose: (company: string) =>
    `${company} will contact pension providers, scheme administrators and former employers to find pensions that belong to you. They usually answer in two to six weeks.`,
  purposeHmrc: (company: string) =>
    `${company} will also ask HM Revenue & Customs (HMRC) about pensions that you may have lost while you were contracted out of the State Earnings-Related Pension Scheme (SERPS).`,
  limitsHeading: 'What it does not allow',
  limits: 'This letter is for information only. Nobody may move, change or take a pension because of it.',
  withdrawHeading: 'If you change your mind',
  withdraw: 'You can withdraw this letter at any time, and we will stop. It is as easy as telling us.',
  withdrawByEmail: (email: string) =>
    `You can withdraw this letter at any time, and we will stop. Write to us at ${email}.`,

  agreementsHeading: 'Please confirm you have read the following',
  dated: (date: string) => `Dated ${date}`,

  signatureHeading: 'Please sign below',
  methods: 'Ways to sign',
  draw: 'Draw',
  type: 'Type',
  drawHint: 'Sign using your touch screen or mouse',
  drawnEmpty: 'Place for your signature, empty. To sign with a keyboard, choose Type.',
  drawnSigned: 'Your signature',
  drawingUnavailable: 'Drawing does not work here just now. Please choose Type and type your name instead.',
  clear: 'Clear',
  cleared: 'Your signature has been cleared',
  typedName: 'Your full name',
  typedHint: 'Typing your name counts as your signature, just as drawing it does',
  typedPreview: (name: string) => `Your signature: ${name}`,

  submit: 'Complete Application',
};
