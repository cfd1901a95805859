/** Every text of the authorisation. */
export const authorisationMessages = {
  agreementsMissing: 'Please agree to all terms before proceeding.',
  signatureMissing: 'Please provide your signature before proceeding.',
  nameDiffers: (name: string) =>
    `Is this your full name? Your account says ${name}. Correct it, or press the button again to sign as you typed it.`,
  signatureLost:
    'You were logged out before your letter was sent, so it is not signed. We never keep a signature: please read, tick and sign again.',
  heading: 'Your Authorisation',
  intro: (company: string) => `This letter lets ${company} look for your pensions.`,
  profileFailed: 'Failed to fetch user profile. Please try again later.',
  wordingFailed: 'We could not load the letter for you to sign. Please try again.',

  /** Before the firm's own words about a new signature. */
  note: (company: string) => `${company} adds:`,

  addressMissingHeading: 'We need your address first',
  addressMissing:
    'Pension providers find you by it, so your letter has to say where you live now. Then read the letter and sign it.',
  addAddress: 'Add your address',

  to: 'To: any pension provider',
  signer: (name: string) => (name === '' ? 'Check or change' : `${name}: check or change`),
  wrongDetails: 'Is something wrong? Tell us before you sign:',
  help: 'Help:',

  authorityHeading: 'Letter of authority',

  start: 'Start signing',

  agreementsHeading: 'Please confirm you have read the following',
  dated: (date: string) => `Dated ${date}`,

  translated: 'This page has been translated. You sign the original words, not the translation.',
  showOriginal: 'Show the original',

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
