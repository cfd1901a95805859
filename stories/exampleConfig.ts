import type { PensionTraceConfig } from '@pension-trace/react';

/** An invented firm, with Ofcom's telephone numbers for drama and example.com addresses. */
export const exampleConfig: PensionTraceConfig = {
  companyName: 'Lantern Pension Tracing',
  links: {
    yourData: 'https://example.com/your-data',
    faqs: 'https://example.com/faqs',
    dataHandling: 'https://example.com/how-we-handle-your-data',
    pensionGuide: 'https://example.com/pension-guide.pdf',
    foundGuide: 'a-pension-was-found',
    backOffice: 'https://example.com/back-office',
  },
  twoStep: true,
  logInChanges: true,
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
};
