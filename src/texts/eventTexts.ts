import type { EventFacts, EventKind } from '../domain/customerEvents';
import { sentences } from './sentences';

type EventTexts = Record<EventKind, (facts: EventFacts) => string>;

/** The sentence of each event, without its full stop. Also a heading. */
export const eventSentences: EventTexts = {
  received: ({ day }) => `We received your request${on(day)}`,
  searching: ({ day }) => `We started to look for the provider${on(day)}`,
  asked: ({ provider, day }) => `We wrote to ${provider ?? 'a pension provider'}${on(day)}`,
  answered: ({ provider, day }) => `${provider ?? 'A pension provider'} has answered${on(day)}`,
  pensionFound: ({ name }) => (name ? `We have found your ${name} pension` : 'We have found a pension for you'),
  nothingFound: ({ provider }) =>
    provider ? `${provider} holds no pension for you` : 'One of your searches found nothing',
  finished: () => 'This trace is finished',
  joined: () => 'This trace goes on with another of your traces',
  ownStatus: ({ status }) => (status ? `The status is now: ${status}` : 'The status has changed'),
  pensionAdded: () => 'This pension is now in your list',
  detailsChanged: () => 'A change to the details was saved',
  letterSigned: () => 'We have your signed letter',
  signatureNeeded: () => 'We need you to sign your letter again',
  task: ({ by }) => `There is something for you to do${by ? ` by ${by}` : ''}`,
  taskDue: ({ by }) => `Something for you to do is due ${by ? `on ${by}` : 'soon'}`,
  document: () => 'We have added a document for you',
  cancelled: () => 'Your application is cancelled',
  restored: () => 'Your application is restored',
  passwordChanged: () => 'The password of your account has been changed',
  emailChanged: () => 'The email address of your account has been changed',
  secondStepChanged: () => 'The second step of your log-in has been changed',
  dataDeleted: () => 'Your data has been deleted, as you asked',
};

/** The next step after each event. */
export const eventNext: EventTexts = {
  received: () => 'Next, we find out which provider to ask, and write to them.',
  searching: ({ usual }) => sentences('Once we have found the provider, we write to them.', usual),
  asked: ({ usual, by, isLate }) => {
    if (!by) return usual ?? 'Some providers take longer than others.';
    return sentences(
      usual,
      isLate ? `We expected an answer by ${by}. This one is taking longer.` : `Expect an answer by ${by}.`,
    );
  },
  answered: () => 'The page of your trace says what they told us.',
  pensionFound: () => 'You can now ask its provider for a statement.',
  nothingFound: () => 'There are things you can still try.',
  finished: () => 'You can see what was found under Your Pensions.',
  joined: () => 'That trace shows what happens next.',
  ownStatus: () => 'The page of your trace shows what happens next.',
  pensionAdded: () => 'You can change its details at any time.',
  detailsChanged: () => 'There is nothing for you to do.',
  letterSigned: () => 'One of our team looks at your traces. Then we write to pension providers.',
  signatureNeeded: () => 'Please read the letter and sign it.',
  task: () => 'You can see it under Tasks.',
  taskDue: () => 'You can see it under Tasks.',
  document: () => 'You can open it under Your Documents.',
  cancelled: ({ by }) => `You can restore it ${by ? `until ${by}` : 'within 14 days'}.`,
  restored: () => 'We carry on where we were.',
  passwordChanged: () => 'If this was not you, please contact us at once.',
  emailChanged: () => 'If this was not you, please contact us at once.',
  secondStepChanged: () => 'If this was not you, please contact us at once.',
  dataDeleted: () => 'This is our last message to you.',
};

function on(day: string | undefined): string {
  return day ? ` on ${day}` : '';
}
