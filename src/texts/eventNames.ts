import type { EventKind } from '../domain/customerEvents';

/** What each event is called, in one to three words. */
export const eventNames: Record<EventKind, string> = {
  received: 'Received',
  searching: 'Searching',
  asked: 'Asked',
  answered: 'Answered',
  pensionFound: 'Pension found',
  nothingFound: 'Nothing found',
  finished: 'Finished',
  joined: 'Goes on with another trace',
  ownStatus: 'New status',
  pensionAdded: 'Pension added',
  detailsChanged: 'Details saved',
  letterSigned: 'Letter signed',
  signatureNeeded: 'Please sign again',
  task: 'Something to do',
  taskDue: 'Due soon',
  document: 'New document',
  cancelled: 'Application cancelled',
  restored: 'Application restored',
  passwordChanged: 'Password changed',
  emailChanged: 'Email address changed',
  secondStepChanged: 'Second step changed',
  dataDeleted: 'Data deleted',
};
