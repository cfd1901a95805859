import { summaryParts } from './summaryParts';

/** Every text of the portal's dashboard. */
export const portalMessages = {
  greeting: (greeting: string, firstName: string) => `${greeting}, ${firstName}`,
  morning: 'Good Morning',
  afternoon: 'Good Afternoon',
  evening: 'Good Evening',
  noName: 'User',
  tabs: 'Your portal',
  traces: 'Pension Traces',
  pensions: 'Your Pensions',
  documents: 'Your Documents',
  documentsLead: 'View or download your documents.',
  uploadDocument: 'Upload a document',
  addTrace: 'Add Trace',
  newTrace: 'Create New Trace',
  addPension: 'Add Pension',
  newPension: 'Create New Pension',
  groupHeading: (group: string, count: number) => `${group} (${count.toLocaleString('en-GB')})`,
  groupFound: 'Found',
  groupCustomer: 'Your turn',
  customerLead: 'Nothing found yet. Open a trace to see what you can do now.',
  groupFirm: 'We are working on it',
  groupProvider: 'With the provider',
  groupFinished: 'Finished',
  findTrace: 'Find an employer',
  traceCount: (found: number, total: number) => countWords(found, total, 'trace', 'traces'),
  findPension: 'Find a pension',
  pensionCount: (found: number, total: number) => countWords(found, total, 'pension', 'pensions'),
  sheet: 'Print for an adviser',
  sheetPolicy: (policy: string) => `Policy ${policy}`,
  sheetTraces: 'Traces under way',
  sheetPrint: 'Print this page',
  viewNamed: (name: string) => `View ${name}`,
  taskDocuments: 'Go to your documents',
  taskProfile: 'Go to your profile',
  taskSupport: 'Go to guides and support',
  taskTrace: (employer: string) => `Go to ${employer}`,
  side: 'Help and tasks',
  summaryLoading: 'We are fetching what is new about your traces, your pensions and your tasks.',
  /** The summary in one sentence, part by part: those about finds and tasks are links. */
  summary: summaryParts,
};

function countWords(found: number, total: number, one: string, many: string): string {
  const [some, all] = [found, total].map((count) => count.toLocaleString('en-GB'));
  return found === total ? `${all} ${total === 1 ? one : many}` : `${some} of ${all} ${many}`;
}
