/** The texts beside the access forms: what happens next for a newcomer, what awaits somebody who returns. */
export const accessPanelMessages = {
  nextHeading: 'What happens next',
  nextStep1: 'You tell us where you worked',
  nextStep1Text: 'Who you are, where you live and who employed you. About ten minutes.',
  nextStep2: 'You sign once',
  nextStep2Text: 'Your signature lets us ask pension providers on your behalf.',
  nextStep3: 'You follow every search',
  nextStep3Text: 'Here, day or night. Providers usually answer within two to six weeks.',
  nextChoice: 'It stays your choice. You can stop at any time, and your pensions stay yours.',
  nextWho: (company: string) => `${company} looks for pensions that people have lost touch with.`,

  returnHeading: 'Everything is where you left it',
  returnPoint1: 'Your answers are kept',
  returnPoint1Text: 'You carry on at the step where you stopped.',
  returnPoint2: 'Your searches go on',
  returnPoint2Text: 'See which providers we have asked, and what they said.',
  returnPoint3: 'Your account is yours alone',
  returnPoint3Text: 'Keep your password to yourself. We never ask you for it.',
};
