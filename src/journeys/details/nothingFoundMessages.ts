import { defineMessages } from '../../provider/messages';

/** What can still be done when a trace found nothing, and how not to be taken in. */
export const nothingFoundMessages = defineMessages('nothing-found', {
  heading: 'What you can still do',
  lead: 'That one provider holds nothing does not mean that there is no pension. These things often help, and all of them are free.',
  tracingHeading: 'Ask the government’s Pension Tracing Service',
  tracing: 'It gives you the address of a workplace or personal scheme, and charges nothing.',
  tracingLink: 'Find pension contact details on GOV.UK',
  paperHeading: 'Look through old paper',
  paper:
    'Payslips, P60s, contracts and letters often name a scheme. A National Insurance letter D or N on a payslip means that you were contracted out, most often into a scheme of the employer.',
  peopleHeading: 'Ask people who were there',
  people: 'Former colleagues, or your old trade union, may know who ran the scheme and who runs it now.',
  companyHeading: 'Look for other names of the employer',
  company: 'Companies change their names and are taken over. The register shows earlier names and who is in charge.',
  companyLink: 'Search the register of Companies House',
  stateHeading: 'Check your State Pension',
  state: 'Your forecast shows which years are on your National Insurance record.',
  stateLink: 'Check your State Pension on GOV.UK',
  helpHeading: 'Talk to MoneyHelper',
  help: 'It is free and impartial, and knows how old schemes work.',
  helpLink: 'Pensions and retirement at MoneyHelper',
  more: 'If you learn something new, such as another name of the employer, add it to this trace with Edit.',
  scamHeading: 'Watch out for scams',
  scam: 'Nobody may ask for money up front to release a pension early. Cold calls about pensions have been against the law in the UK since January 2019: hang up. Look a firm up on the register of the Financial Conduct Authority (FCA) before you deal with it.',
  scamRegisterLink: 'Check the FCA register',
  scamSmartLink: 'Read the FCA’s ScamSmart advice',
});
