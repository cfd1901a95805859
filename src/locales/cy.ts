/*
 * NOT REVIEWED. These Welsh texts need a professional translator's review before customers read them.
 */
import type { MessageOverrides } from '../provider/messages';
import { access, twoStep } from './cy/access';
import { addPension, entry, knownPensions, notEligible, pensions, processing, reason } from './cy/onboarding';
import { traces, traceWizard } from './cy/onboarding';
import { address, addressFinder, personalDetails, portalAddresses } from './cy/person';
import { helpful, marketing, portal, portalTour, profile, tasks, tour, tracey, tracker } from './cy/portal';
import { details, documents, support } from './cy/records';
import { server } from './cy/server';
import { frame, shared, titles, tracing } from './cy/shared';
import { authorisation, cancelled, signedAuthorisation, signingDone } from './cy/signing';

/**
 * Every text in Welsh, except the wording that is signed, which comes from the database. Not reviewed: have a
 * professional translator review it before customers read it.
 */
export const cy: MessageOverrides = {
  shared,
  server,
  access,
  addPension,
  address,
  addressFinder,
  authorisation,
  cancelled,
  details,
  documents,
  entry,
  frame,
  helpful,
  knownPensions,
  marketing,
  notEligible,
  pensions,
  personalDetails,
  portal,
  portalAddresses,
  portalTour,
  processing,
  profile,
  reason,
  signedAuthorisation,
  signingDone,
  support,
  tasks,
  titles,
  tour,
  traces,
  tracing,
  traceWizard,
  tracey,
  tracker,
  twoStep,
};
