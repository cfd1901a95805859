/** Every text about a pension that a trace found: whom to ask, what to do now, and the letter to the provider. */
export const foundMessages = {
  heading: (provider: string | undefined) =>
    provider ? `${provider} looks after this pension` : 'We found this pension for you',
  foundThrough: (employer: string) => `We found it through ${employer}`,
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  post: 'Post',
  noContacts: (provider: string | undefined) =>
    `We don’t have contact details for ${provider || 'its provider'}. Look on a letter from them, or at`,
  noContactsLink: 'Find pension contact details on GOV.UK',
  noSearchesHeading: 'Searched for with your trace',
  noSearches: (employers: readonly string[]) =>
    `We found this pension through ${listed(employers)}. The page of that trace shows whom we asked.`,

  nowHeading: 'What to do now',
  askHeading: 'Ask for a statement',
  ask: 'It says what the pension is worth and when you can take it. We have written the letter for you: sign it, and post it or send its text by email.',
  checkHeading: 'Check it against what you remember',
  check: 'Are your name, years and employer right? Tell the provider what is not, and give them your current address.',
  guidanceHeading: 'Get free guidance before you decide',
  guidance:
    'There is no need to decide anything quickly. Pension Wise is free from the age of 50, if your pension is a pot of money. MoneyHelper is free for everybody.',
  pensionWiseLink: 'Pension Wise at MoneyHelper',
  moneyHelperLink: 'Pensions and retirement at MoneyHelper',
  scamHeading: 'Never pay anyone who calls',
  scam: 'Cold calls about pensions are against the law in the UK: hang up. No one should ever ask you for money to release a pension early.',
  scamLink: 'Read the FCA’s ScamSmart advice',

  withNumber: 'Put my National Insurance number in the letter',
  withNumberHint: 'It helps them to find you. Don’t put it in an email.',
  numberLoading: 'Loading your National Insurance number',
  numberFailedHeading: 'We could not load your National Insurance number',
  noNumber: 'We do not have your National Insurance number. The letter leaves it out.',
  download: 'Download the letter as PDF',
  making: 'Making your PDF...',
  made: 'Your letter has been saved to your downloads. Open it to print it, then sign it.',
  makingFailedHeading: 'Your letter could not be made',
  copy: 'Copy the text',
  copied: 'The text of the letter has been copied. Paste it into an email.',
  notCopied: 'Your browser did not copy it. Open ‘Read the letter’, then select the text and copy it.',
  read: 'Read the letter',

  fileName: 'Letter to my pension provider.pdf',
  letterTitle: 'Please send me a statement of my pension',
  letterTo: (provider: string | undefined) => `To: ${provider ?? 'the provider of my pension'}`,
  letterGreeting: 'Dear Sir or Madam,',
  letterOpening: 'I believe that you hold a pension for me. Please send me a statement of it. These are my details:',
  letterName: 'Name',
  letterPreviousNames: 'Previous names',
  letterBirthDate: 'Date of birth',
  letterNumber: 'National Insurance number',
  letterEmployer: 'Employer',
  letterYears: 'Years',
  letterPolicy: 'Policy number',
  letterQuestions: 'Please also tell me:',
  letterQuestionList: [
    'what the pension is worth today, and what it will pay me',
    'whether it is a promised income or a pot of money',
    'when I can take it, and what changes if I take it earlier or later',
    'what it costs each year, and which guarantees I would lose by moving it',
    'who would get it when I die',
  ],
  letterClosing: 'Yours faithfully,',
  letterSignature: 'Signature',
  letterFoot: (page: number, pages: number) => `Page ${page} of ${pages}`,
};

function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}
