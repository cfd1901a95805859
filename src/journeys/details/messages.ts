/**
 * Every text of the pages of one trace and one pension. Texts starting with `nothingFound` advise customers whose trace
 * found nothing.
 */
export const detailsMessages = {
  tabTitle: (heading: string, status: string) => `${heading}: ${status}`,
  back: 'Back to your portal',
  loading: 'Loading the details',
  loadingLead:
    'We are fetching where this stands, what has happened so far and what comes next. You can come back to this page whenever you like.',
  failedHeading: 'We could not open this page',
  missingHeading: 'We could not find this page',
  missing: 'It may have been removed, or the link is not complete. Your portal shows everything that you have.',
  edit: 'Edit',
  editTrace: 'Edit your trace',
  editPension: 'Edit your pension',
  facts: 'Details',
  status: 'Status',
  startYear: 'Start year',
  endYear: 'End year',
  stillPaying: 'Still paying in',
  provider: 'Provider',
  policy: 'Policy number',
  created: 'Created',
  updated: 'Last updated',
  unknown: 'Not known',
  foundAt: (provider: string | undefined) =>
    provider ? `${provider} holds a pension for you` : 'We found a pension for you',
  seePension: 'See your pension',
  searches: 'Searches',
  searchesLoading: 'Loading the searches',
  searchesFailed: 'We encountered an error while fetching the searches. Please try again later.',
  noSearchesHeading: 'No Searches Found',
  noSearches: 'There are no searches associated with this trace yet.',
  noPensionSearches: 'There are no searches associated with this pension yet.',
  searchAt: (provider: string | undefined) => `Search at ${provider ?? 'a pension provider'}`,
  searchStarted: (date: string) => `Started ${date}`,
  searchUpdated: (date: string) => `Updated ${date}`,
  activity: 'Activity log',
  activityLoading: 'Loading the activity',
  activityFailed: 'We encountered an error while fetching the activity. Please try again later.',
  noActivityHeading: 'No Activity Found',
  noActivity: 'There is no activity recorded for this entity yet.',
  turnaround: 'Providers usually answer within two to six weeks.',
  turnaroundBy: (date: string) => `Providers usually answer within two to six weeks: by ${date}.`,
  turnaroundOver: (date: string) =>
    `Providers usually answer within two to six weeks. This one takes longer: six weeks ended on ${date}.`,
  turnaroundAhead: 'Once we have written to a provider, they usually answer within two to six weeks.',
  withdrawHeading: 'Can I withdraw this trace?',
  withdraw: (ways: readonly string[]) =>
    `Yes, at any time and without a reason. Tell us${ways.length === 0 ? '' : `: ${ways.join(' or ')}`}. We then stop looking for this pension, and your other traces go on.`,
  askedOn: (provider: string | undefined, date: string) =>
    provider ? `We asked ${provider} on ${date}.` : `We asked them on ${date}.`,
  keptHeading: 'A rough guide: might it have been refunded?',
  keptLikelyRefunded:
    'Probably. In those years people who left so early, or so young, usually got back what they had paid in. Some schemes kept it all the same, so we look.',
  keptMayBe:
    'Perhaps. It depends on the month in which you left, on your age, and on how long you were a member of the scheme.',
  keptLikely: 'Probably not. In those years a pension was usually kept for somebody who stayed as long as you did.',
  keptCannotSay: 'We cannot say without the years in which you started and left. You can add them with Edit.',
  keptSource: 'This goes by the years alone, and knows nothing of your scheme. Source:',
  keptSourceLink: 'MoneyHelper',
  failedListHeading: 'Oops! Something went wrong',

  nothingFoundHeading: 'What you can still do',
  nothingFoundLead:
    'That one provider holds nothing does not mean that there is no pension. These things often help, and all of them are free.',
  nothingFoundTracingHeading: 'Ask the government’s Pension Tracing Service',
  nothingFoundTracing: 'It gives you the address of a workplace or personal scheme, and charges nothing.',
  nothingFoundTracingLink: 'Find pension contact details on GOV.UK',
  nothingFoundPaperHeading: 'Look through old paper',
  nothingFoundPaper:
    'Payslips, P60s, contracts and letters often name a scheme. A National Insurance letter D or N on a payslip means that you were contracted out, most often into a scheme of the employer.',
  nothingFoundPeopleHeading: 'Ask people who were there',
  nothingFoundPeople: 'Former colleagues, or your old trade union, may know who ran the scheme and who runs it now.',
  nothingFoundCompanyHeading: 'Look for other names of the employer',
  nothingFoundCompany:
    'Companies change their names and are taken over. The register shows earlier names and who is in charge.',
  nothingFoundCompanyLink: 'Search the register of Companies House',
  nothingFoundStateHeading: 'Check your State Pension',
  nothingFoundState: 'Your forecast shows which years are on your National Insurance record.',
  nothingFoundStateLink: 'Check your State Pension on GOV.UK',
  nothingFoundHelpHeading: 'Talk to MoneyHelper',
  nothingFoundHelp: 'It is free and impartial, and knows how old schemes work.',
  nothingFoundHelpLink: 'Pensions and retirement at MoneyHelper',
  nothingFoundMore: 'If you learn something new, such as another name of the employer, add it to this trace with Edit.',
  nothingFoundScamHeading: 'Watch out for scams',
  nothingFoundScam:
    'Nobody may ask for money up front to release a pension early. Cold calls about pensions have been against the law in the UK since January 2019: hang up. Look a firm up on the register of the Financial Conduct Authority (FCA) before you deal with it.',
  nothingFoundScamRegisterLink: 'Check the FCA register',
  nothingFoundScamSmartLink: 'Read the FCA’s ScamSmart advice',
};
