/** An empty form shows its errors once its button works. */
const answersWithErrors = { press: 'main form [type="submit"]', shows: 'main [aria-invalid="true"]' };
const answersWithTraces = { shows: 'main a[href*="/portal/trace/"]' };

/** The routes that have a page by hand to compare with, and its file. */
export const peers = { '/signup': 'peerSignUp.html', '/portal': 'peerPortal.html' };

/*
 * The routes of the example app. `tag` is the step of the customer who opens the route; without it, the visitor is
 * logged out. `:id` is the id of the customer's first row in `table`. `answer` shows that the page responds; the
 * default is the first hydrated control.
 */
export const routes = [
  { path: '/signup', answer: answersWithErrors },
  { path: '/login', answer: answersWithErrors },
  { path: '/forgot-password', answer: answersWithErrors },
  { path: '/reset-password?error_code=otp_expired' },
  { path: '/marketing?id=9d3f0c52-0f6e-4b0e-9a3c-2f1f7f1c2b11&email=nobody%40example.com' },
  { path: '/personal', tag: 1, answer: answersWithErrors },
  { path: '/address', tag: 2, answer: answersWithErrors },
  { path: '/why', tag: 3 },
  { path: '/processing', tag: 4 },
  { path: '/step6', tag: 5 },
  { path: '/create-trace', tag: 6, answer: answersWithErrors },
  { path: '/traces', tag: 7 },
  { path: '/known-pensions', tag: 8 },
  { path: '/add-pension', tag: 9, answer: answersWithErrors },
  { path: '/pensions', tag: 10 },
  { path: '/authorisation', tag: 11 },
  { path: '/action/authorisation', tag: 15 },
  { path: '/cancelled-application', tag: 14 },
  { path: '/portal', tag: 13, answer: answersWithTraces },
  { path: '/portal/profile', tag: 13 },
  { path: '/portal/documents', tag: 13 },
  { path: '/portal/trace/:id', tag: 13, table: 'traces' },
  { path: '/portal/pension/:id', tag: 13, table: 'pensions' },
  { path: '/portal/support', tag: 13 },
  { path: '/portal/support/guide/how-pension-tracing-works', tag: 13 },
];
