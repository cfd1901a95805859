/** Every text of the authorisation. */
export const authorisationMessages = {
  agreementsMissing: 'Please agree to all terms before proceeding.',
  signatureMissing: 'Please provide your signature before proceeding.',
  nameDiffers: (name: string) =>
    `Is this your full name? Your account says ${name}. Correct it, or press the button again to sign as you typed it.`,
  signatureLost:
    'You were logged out before your letter was sent, so it is not signed. We never keep a signature: please read, tick and sign again.',
  heading: 'Your Authorisation',
  intro: (company: string) => `This letter lets ${company} look for your pensions. Please read it, then sign it.`,
  profileFailed: 'Failed to fetch user profile. Please try again later.',
  wordingFailed: 'We could not load the letter for you to sign. Please try again.',

  to: 'To: any pension provider',
  wrongDetails: 'Is something wrong? Tell us before you sign:',

  authorityHeading: 'Letter of authority',
  authority: (name: string, address: string, company: string) =>
    `I, ${name}${address && ` of ${address}`}, authorise ${company} to ask about my pensions.`,
  purposeHeading: 'What it is for',
  purpose: (company: string) =>
    `${company} will contact pension providers, scheme administrators and former employers to find pensions that belong to me.`,
  purposeHmrc: (company: string) =>
    `${company} will also ask HM Revenue & Customs (HMRC) about pensions that I may have lost while I was contracted out of the State Earnings-Related Pension Scheme (SERPS).`,
  limitsHeading: 'What it does not allow',
  limits: 'This letter is for information only. Nobody may move, change or take a pension because of it.',
  withdrawHeading: 'If I change my mind',
  withdraw: (company: string) => `I can withdraw this letter at any time. ${company} then stops.`,
  withdrawByEmail: (company: string, email: string) =>
    `I can withdraw this letter at any time by writing to ${email}. ${company} then stops.`,

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
