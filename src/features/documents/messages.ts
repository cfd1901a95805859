import { defineMessages } from '../../provider/messages';

/** Every text of the customer's documents (specification sections 2.4 and 8). */
export const documentMessages = defineMessages('documents', {
  heading: 'Your Documents',
  lead: 'View or download your documents.',
  list: 'Your documents',
  loading: 'Loading your documents',
  failedHeading: 'Oops! Something went wrong',
  failed: 'We encountered an error while fetching your documents. Please try again later.',
  emptyHeading: 'No Documents Found',
  empty: 'No documents are available at the moment.',
  download: 'Download',
  downloadNamed: (name: string) => `Download ${name} (opens in a new tab)`,
});
