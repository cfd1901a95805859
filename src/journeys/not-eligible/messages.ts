/** Every text of the not-eligible screen. */
export const notEligibleMessages = {
  heading: 'Not Eligible for Pension Tracing',
  intro: 'Thank you for your answers. They show that you are not currently eligible for pension tracing with us.',
  whatNow: 'We have not contacted any pension provider, and you need not do anything else.',
  answerHeading: 'One answer led here',
  answer: (reason: string) => `We asked why you are here. Your answer was: ‘${reason}’.`,
  answerExplained:
    'We can only look for your own pensions. You sign a letter for us, and your signature counts only for you.',
  changeAnswer: 'Change my answer',
  currentAnswer: 'Your answer now',
  relativeHeading: 'If your relative is alive',
  relative:
    'They can sign up here and look for their own pensions. You can sit with them and help, but they must sign the letter themselves.',
  executorHeading: 'If the person has died',
  executor:
    'The person who sorts out their money can ask the pension provider. That person is the executor, or the administrator if there is no will.',
  family: 'A husband, wife, partner or child can ask the provider too. Some pensions pay money to the family.',
  papersHeading: 'Papers that the provider will ask for',
  paperDeath: 'The death certificate',
  paperProbate: 'Probate or letters of administration: the paper that says who may act',
  paperIdentity: 'Your own identification, such as a passport or a driving licence',
  papersFirst: 'Ask the provider which papers they need before you send any.',
  serviceHeading: 'A free service from the government',
  service:
    'The Pension Tracing Service can tell you how to reach a pension provider. It is free, and it is not part of our firm. It cannot say whether there is a pension.',
  serviceLink: 'Find pension contact details on GOV.UK',
  guideHeading: 'Pension Guide',
  guideText: 'Our guide explains where to look for a pension and who else can help you.',
  guideLink: 'Read the Pension Guide (PDF)',
  contactHeading: 'Talk to us',
  contact: 'Do you think that this is wrong? Tell us, and we will look at it again.',
  contactPhone: (number: string) => `Call ${number}`,
  contactEmail: (email: string) => `Write to ${email}`,
};
