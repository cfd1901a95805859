import type { Given } from '../domain/withDefaults';
import type { addressMessages } from '../entries/addressMessages';
import type { answerMessages } from '../screens/answerMessages';
import type { entryMessages } from '../entries/entryMessages';
import type { trackerMessages } from '../screens/trackerMessages';
import type { accessMessages } from '../features/access/messages';
import type { addressFinderMessages } from '../features/address/messages';
import type { portalAddressMessages } from '../features/addresses/messages';
import type { letterMessages } from '../features/authorisation/letterMessages';
import type { authorisationMessages } from '../features/authorisation/messages';
import type { cancelledMessages } from '../journeys/cancelled/messages';
import type { documentMessages } from '../features/documents/messages';
import type { frameMessages } from '../features/frame/messages';
import type { helpfulMessages } from '../features/helpful/messages';
import type { marketingMessages } from '../features/marketing/messages';
import type { stopNewsMessages } from '../features/marketing/stopNewsMessages';
import type { notEligibleMessages } from '../journeys/not-eligible/messages';
import type { knownPensionsMessages, pensionMessages } from '../features/pensions/messages';
import type { personalDetailsMessages } from '../features/personal-details/messages';
import type { processingMessages } from '../features/processing/messages';
import type { reasonMessages } from '../features/reason/messages';
import type { signedAuthorisationMessages } from '../features/signed-authorisation/messages';
import type { supportMessages } from '../features/support/messages';
import type { taskMessages } from '../features/tasks/messages';
import type { tourMessages } from '../features/tour/messages';
import type { traceMessages } from '../features/traces/messages';
import type { traceyMessages } from '../features/tracey/messages';
import type { twoStepMessages } from '../features/two-step/messages';
import type { foundMessages } from '../journeys/details/foundMessages';
import type { detailsMessages } from '../journeys/details/messages';
import type { addPensionMessages, signingDoneMessages, traceWizardMessages } from '../journeys/onboarding/messages';
import type { portalMessages } from '../journeys/portal/messages';
import type { portalTourMessages } from '../journeys/portal/tourMessages';
import type { profileMessages } from '../journeys/profile/messages';
import type { tracingMessages } from '../journeys/tracing/messages';
import type { pageTitles } from '../provider/pages';
import type { serverMessages } from '../data/serverMessages';
import type { uiMessages } from '../ui/messages';
import type { sharedMessages } from '../provider/sharedMessages';
import type { eventCounts } from './eventCounts';
import type { eventLines } from './eventLines';
import type { eventNames } from './eventNames';
import type { eventNext, eventSentences } from './eventTexts';
import type { signAgainTexts } from './signAgain';

/**
 * Every text of the product, by feature. The imports above are types only: a host's bundle contains only the texts of
 * the screens that it imports.
 */
export interface Messages {
  /** Texts that every screen may need. */
  shared: typeof sharedMessages;
  access: typeof accessMessages;
  addPension: typeof addPensionMessages;
  address: typeof addressMessages;
  addressFinder: typeof addressFinderMessages;
  /** The customer's answers, which can be changed until they are signed. */
  answers: typeof answerMessages;
  authorisation: typeof authorisationMessages;
  cancelledApplication: typeof cancelledMessages;
  details: typeof detailsMessages;
  documents: typeof documentMessages;
  /** The texts that traces and pensions share. */
  entry: typeof entryMessages;
  /** How many events of a kind there are, under the greeting. */
  eventCounts: typeof eventCounts;
  /** The line of a trace in a list, by its event. */
  eventLines: typeof eventLines;
  /** What each event of the customer's life is called. */
  eventNames: typeof eventNames;
  /** The next step after each event. */
  eventNext: typeof eventNext;
  /** The sentence of each event, without its full stop. */
  eventSentences: typeof eventSentences;
  /** A pension that a trace found, and the letter to its provider. */
  found: typeof foundMessages;
  frame: typeof frameMessages;
  helpful: typeof helpfulMessages;
  knownPensions: typeof knownPensionsMessages;
  /** The letter to sign, for a backend without `portal_agreements`. */
  letter: typeof letterMessages;
  marketing: typeof marketingMessages;
  notEligible: typeof notEligibleMessages;
  pensions: typeof pensionMessages;
  personalDetails: typeof personalDetailsMessages;
  portalDashboard: typeof portalMessages;
  portalAddresses: typeof portalAddressMessages;
  portalTour: typeof portalTourMessages;
  processing: typeof processingMessages;
  profile: typeof profileMessages;
  reason: typeof reasonMessages;
  /** Replacements for the server's texts: by the text with `#` for each number, or by the code of a refusal. */
  server: typeof serverMessages;
  /** Why the firm asks for a new signature, and what becomes of the earlier letter. */
  signAgain: typeof signAgainTexts;
  signedAuthorisation: typeof signedAuthorisationMessages;
  signingDone: typeof signingDoneMessages;
  stopNews: typeof stopNewsMessages;
  support: typeof supportMessages;
  tasks: typeof taskMessages;
  /** The title of each page in the browser's tab. */
  titles: typeof pageTitles;
  tour: typeof tourMessages;
  /** The progress of a trace. */
  tracker: typeof trackerMessages;
  traces: typeof traceMessages;
  tracing: typeof tracingMessages;
  traceWizard: typeof traceWizardMessages;
  tracey: typeof traceyMessages;
  twoStep: typeof twoStepMessages;
  /** The texts of the UI parts, such as 'Error:' and 'Close'. */
  ui: typeof uiMessages;
}

/** Texts that replace the defaults. An omitted text keeps its default. */
export type MessageOverrides = { readonly [Feature in keyof Messages]?: Given<Messages[Feature]> | undefined };
