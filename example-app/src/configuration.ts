import type { PensionTraceConfig, PensionTraceRulesPreset } from '@pension-trace/react';

/** Bank holidays in England and Wales, from https://www.gov.uk/bank-holidays. Add the next year each autumn. */
const bankHolidays = [
  ...['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-04', '2026-05-25', '2026-08-31', '2026-12-25', '2026-12-28'],
  ...['2027-01-01', '2027-03-26', '2027-03-29', '2027-05-03', '2027-05-31', '2027-08-30', '2027-12-27', '2027-12-28'],
];

/** The validation rules of this site. `inclusive` follows GOV.UK guidance instead. */
export const rules: PensionTraceRulesPreset = 'standard';

/** A fictional firm, with Ofcom's numbers for drama and addresses under example.com. Replace all of it. */
export const configuration = {
  companyName: 'Lantern Pension Tracing',
  links: {
    yourData: 'https://example.com/your-data',
    faqs: 'https://example.com/faqs',
    dataHandling: 'https://example.com/how-we-handle-your-data',
    pensionGuide: 'https://example.com/pension-guide.pdf',
    foundGuide: 'a-pension-was-found',
    tourVideo: {
      files: ['/tour/tour.mp4', '/tour/tour.webm'],
      poster: '/tour/poster.webp',
      captions: '/tour/tour.en.vtt',
      isSilent: true,
    },
    backOffice: 'https://example.com/back-office',
  },
  contact: {
    email: 'help@example.com',
    ukPhone: '0808 157 0192',
    internationalPhone: '+44 20 7946 0958',
    postalAddress: ['Lantern Pension Tracing', '1 Example Street', 'London', 'EC1A 1BB'],
  },
  firm: {
    companyNumber: '00000000',
    registeredOffice: '1 Example Street, London EC1A 1BB',
    fca: 'Tracing a pension is not regulated by the Financial Conduct Authority. We never give financial advice.',
    fcaMeaning:
      'The Authority does not check how we trace pensions. If something goes wrong, complain to us first. Your pensions stay with their providers, under their rules.',
    icoNumber: 'ZA000000',
    price: 'Tracing is free.',
    paidBy:
      'We take no share of any pension that we find. Employers pay us to help their former staff. Pension providers do not pay us.',
  },
  promises: {
    phone: 'We never sell your number.',
    nationalInsurance: 'We use it for tracing only and never to check who you are.',
    never: [
      'We never ask for your password or your bank details.',
      'We never move, change or cash in a pension.',
      'We never call to offer you a pension. Calls like that are against the law: hang up.',
    ],
    password: 'We never ask you for it.',
    answerTime: { sentence: 'Providers usually answer within two to six weeks.', days: 42 },
  },
  daysOff: bankHolidays,
  keepsDrafts: true,
  offersDataCopy: true,
  logInChanges: true,
  idleMinutes: 30,
} satisfies PensionTraceConfig;
