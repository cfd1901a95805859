import { defineMessages } from '../../provider/messages';

/** Every text of the portal's dashboard (specification section 2.4). */
export const portalMessages = defineMessages('portal', {
  greeting: (greeting: string, firstName: string) => `${greeting}, ${firstName}`,
  morning: 'Good Morning',
  afternoon: 'Good Afternoon',
  evening: 'Good Evening',
  noName: 'User',
  tabs: 'Your portal',
  tabsSelect: 'Show',
  traces: 'Pension Traces',
  pensions: 'Your Pensions',
  documents: 'Your Documents',
  documentsLead: 'View or download your documents.',
  addTrace: 'Add Trace',
  newTrace: 'Create New Trace',
  addPension: 'Add Pension',
  newPension: 'Create New Pension',
  view: 'View',
  viewNamed: (name: string) => `View ${name}`,
  side: 'Help and tasks',
});
