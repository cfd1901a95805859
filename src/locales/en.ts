import { addressMessages } from '../entries/addressMessages';
import { answerMessages } from '../screens/answerMessages';
import { trackerMessages } from '../screens/trackerMessages';
import { entryMessages } from '../entries/entryMessages';
import { accessMessages } from '../features/access/messages';
import { addressFinderMessages } from '../features/address/messages';
import { portalAddressMessages } from '../features/addresses/messages';
import { authorisationMessages } from '../features/authorisation/messages';
import { cancelledMessages } from '../journeys/cancelled/messages';
import { documentMessages } from '../features/documents/messages';
import { frameMessages } from '../features/frame/messages';
import { helpfulMessages } from '../features/helpful/messages';
import { marketingMessages } from '../features/marketing/messages';
import { stopNewsMessages } from '../features/marketing/stopNewsMessages';
import { notEligibleMessages } from '../journeys/not-eligible/messages';
import { letterMessages } from '../features/authorisation/letterMessages';
import { knownPensionsMessages, pensionMessages } from '../features/pensions/messages';
import { personalDetailsMessages } from '../features/personal-details/messages';
import { processingMessages } from '../features/processing/messages';
import { reasonMessages } from '../features/reason/messages';
import { signedAuthorisationMessages } from '../features/signed-authorisation/messages';
import { supportMessages } from '../features/support/messages';
import { taskMessages } from '../features/tasks/messages';
import { tourMessages } from '../features/tour/messages';
import { traceMessages } from '../features/traces/messages';
import { traceyMessages } from '../features/tracey/messages';
import { twoStepMessages } from '../features/two-step/messages';
import { foundMessages } from '../journeys/details/foundMessages';
import { detailsMessages } from '../journeys/details/messages';
import { addPensionMessages, signingDoneMessages, traceWizardMessages } from '../journeys/onboarding/messages';
import { portalMessages } from '../journeys/portal/messages';
import { portalTourMessages } from '../journeys/portal/tourMessages';
import { profileMessages } from '../journeys/profile/messages';
import { tracingMessages } from '../journeys/tracing/messages';
import { pageTitles } from '../provider/pages';
import { serverMessages } from '../data/serverMessages';
import { sharedMessages } from '../provider/sharedMessages';
import { uiMessages } from '../ui/messages';
import { eventCounts } from '../texts/eventCounts';
import { eventLines } from '../texts/eventLines';
import { eventNames } from '../texts/eventNames';
import { eventNext, eventSentences } from '../texts/eventTexts';
import { signAgainTexts } from '../texts/signAgain';
import type { Messages } from '../texts/messages';

/** Every default text, by feature. Start a translation from it. */
export const en: Messages = {
  shared: sharedMessages,
  access: accessMessages,
  addPension: addPensionMessages,
  address: addressMessages,
  addressFinder: addressFinderMessages,
  answers: answerMessages,
  authorisation: authorisationMessages,
  cancelledApplication: cancelledMessages,
  details: detailsMessages,
  documents: documentMessages,
  entry: entryMessages,
  eventCounts,
  eventLines,
  eventNames,
  eventNext,
  eventSentences,
  found: foundMessages,
  frame: frameMessages,
  helpful: helpfulMessages,
  knownPensions: knownPensionsMessages,
  letter: letterMessages,
  marketing: marketingMessages,
  notEligible: notEligibleMessages,
  pensions: pensionMessages,
  personalDetails: personalDetailsMessages,
  portalDashboard: portalMessages,
  portalAddresses: portalAddressMessages,
  portalTour: portalTourMessages,
  processing: processingMessages,
  profile: profileMessages,
  reason: reasonMessages,
  server: serverMessages,
  signAgain: signAgainTexts,
  signedAuthorisation: signedAuthorisationMessages,
  signingDone: signingDoneMessages,
  stopNews: stopNewsMessages,
  support: supportMessages,
  tasks: taskMessages,
  titles: pageTitles,
  tour: tourMessages,
  traces: traceMessages,
  tracing: tracingMessages,
  traceWizard: traceWizardMessages,
  tracey: traceyMessages,
  tracker: trackerMessages,
  twoStep: twoStepMessages,
  ui: uiMessages,
};

export { serverTexts } from '../data/serverMessages';
