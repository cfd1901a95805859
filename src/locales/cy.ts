/*
 * NOT REVIEWED. These Welsh texts need a professional translator's review before customers read them.
 */
import { sharedMessagesCy } from '../provider/sharedMessages.cy';
import { accessMessagesCy } from '../features/access/messages.cy';
import { addPensionMessagesCy, signingDoneMessagesCy, traceWizardMessagesCy } from '../journeys/onboarding/messages.cy';
import { addressMessagesCy } from '../entries/addressMessages.cy';
import { answerMessagesCy } from '../screens/answerMessages.cy';
import { addressFinderMessagesCy } from '../features/address/messages.cy';
import { authorisationMessagesCy } from '../features/authorisation/messages.cy';
import { cancelledMessagesCy } from '../journeys/cancelled/messages.cy';
import { foundMessagesCy } from '../journeys/details/foundMessages.cy';
import { detailsMessagesCy } from '../journeys/details/messages.cy';
import { documentMessagesCy } from '../features/documents/messages.cy';
import { entryMessagesCy } from '../entries/entryMessages.cy';
import { frameMessagesCy } from '../features/frame/messages.cy';
import { helpfulMessagesCy } from '../features/helpful/messages.cy';
import { letterMessagesCy } from '../features/authorisation/letterMessages.cy';
import { knownPensionsMessagesCy, pensionMessagesCy } from '../features/pensions/messages.cy';
import { marketingMessagesCy } from '../features/marketing/messages.cy';
import { stopNewsMessagesCy } from '../features/marketing/stopNewsMessages.cy';
import { notEligibleMessagesCy } from '../journeys/not-eligible/messages.cy';
import { personalDetailsMessagesCy } from '../features/personal-details/messages.cy';
import { portalMessagesCy } from '../journeys/portal/messages.cy';
import { portalAddressMessagesCy } from '../features/addresses/messages.cy';
import { portalTourMessagesCy } from '../journeys/portal/tourMessages.cy';
import { processingMessagesCy } from '../features/processing/messages.cy';
import { profileMessagesCy } from '../journeys/profile/messages.cy';
import { reasonMessagesCy } from '../features/reason/messages.cy';
import { serverMessagesCy } from '../data/serverMessages.cy';
import { signedAuthorisationMessagesCy } from '../features/signed-authorisation/messages.cy';
import { supportMessagesCy } from '../features/support/messages.cy';
import { taskMessagesCy } from '../features/tasks/messages.cy';
import { pageTitlesCy } from '../provider/pageTitles.cy';
import { tourMessagesCy } from '../features/tour/messages.cy';
import { trackerMessagesCy } from '../screens/trackerMessages.cy';
import { traceMessagesCy } from '../features/traces/messages.cy';
import { tracingMessagesCy } from '../journeys/tracing/messages.cy';
import { traceyMessagesCy } from '../features/tracey/messages.cy';
import { twoStepMessagesCy } from '../features/two-step/messages.cy';
import { uiMessagesCy } from '../ui/messages.cy';
import type { Messages } from '../texts/messages';

/**
 * Every text in Welsh, except the wording that is signed, which comes from the database. Not reviewed: have a
 * professional translator review it before customers read it.
 */
export const cy: Messages = {
  shared: sharedMessagesCy,
  access: accessMessagesCy,
  addPension: addPensionMessagesCy,
  address: addressMessagesCy,
  addressFinder: addressFinderMessagesCy,
  answers: answerMessagesCy,
  authorisation: authorisationMessagesCy,
  cancelled: cancelledMessagesCy,
  details: detailsMessagesCy,
  documents: documentMessagesCy,
  entry: entryMessagesCy,
  found: foundMessagesCy,
  frame: frameMessagesCy,
  helpful: helpfulMessagesCy,
  knownPensions: knownPensionsMessagesCy,
  letter: letterMessagesCy,
  marketing: marketingMessagesCy,
  notEligible: notEligibleMessagesCy,
  pensions: pensionMessagesCy,
  personalDetails: personalDetailsMessagesCy,
  portal: portalMessagesCy,
  portalAddresses: portalAddressMessagesCy,
  portalTour: portalTourMessagesCy,
  processing: processingMessagesCy,
  profile: profileMessagesCy,
  reason: reasonMessagesCy,
  server: serverMessagesCy,
  signedAuthorisation: signedAuthorisationMessagesCy,
  signingDone: signingDoneMessagesCy,
  stopNews: stopNewsMessagesCy,
  support: supportMessagesCy,
  tasks: taskMessagesCy,
  titles: pageTitlesCy,
  tour: tourMessagesCy,
  tracker: trackerMessagesCy,
  traces: traceMessagesCy,
  tracing: tracingMessagesCy,
  traceWizard: traceWizardMessagesCy,
  tracey: traceyMessagesCy,
  twoStep: twoStepMessagesCy,
  ui: uiMessagesCy,
};
