/** What a message can tell. The names are those of the column `messages.news`. */
export type What =
  | 'letter_signed'
  | 'search_answered'
  | 'pension_found'
  | 'nothing_found'
  | 'task'
  | 'task_due'
  | 'document'
  | 'signature_needed'
  | 'cancelled'
  | 'restored'
  | 'password_changed'
  | 'email_changed'
  | 'second_step_changed'
  | 'data_deleted';

/** The words of every message in one language. No text names an employer, a provider, a number or an address. */
export interface MessageTexts {
  /** For dates. */
  locale: string;
  subjects: { news: string; reminder: string; security: string; data_deleted: string };
  greeting: (firstName: string | undefined) => string;
  /** One sentence for each kind of news. `date` is a whole date in words, if there is one. */
  news: Record<What, (date: string | undefined) => string>;
  /** The label of the link to the page. */
  open: string;
  /** Below news about the log-in. */
  notYou: string;
  why: (firm: string) => string;
  choose: string;
  stop: string;
  contact: string;
}

const en: MessageTexts = {
  locale: 'en-GB',
  subjects: {
    news: 'News about your pension traces',
    reminder: 'A reminder about your pension traces',
    security: 'A change to your account',
    data_deleted: 'Your data has been deleted',
  },
  greeting: (firstName) => (firstName === undefined ? 'Hello,' : `Hello ${firstName},`),
  news: {
    letter_signed: () => 'We have your signed letter, and tracing has started.',
    search_answered: () => 'One of our searches for you has an answer.',
    pension_found: () => 'We have found a pension for you.',
    nothing_found: () => 'One of your searches found nothing. There are things you can still try.',
    task: (date) =>
      date === undefined ? 'There is something for you to do.' : `There is something for you to do by ${date}.`,
    task_due: (date) => `Something for you to do is due${date === undefined ? ' soon' : ` on ${date}`}.`,
    document: () => 'We have added a document for you.',
    signature_needed: () => 'We need your signature again before we can go on.',
    cancelled: () => 'Your application has been cancelled. For a limited time you can restore it.',
    restored: () => 'Your application has been restored.',
    password_changed: () => 'The password of your account has been changed.',
    email_changed: () => 'The email address of your account has been changed to another one.',
    second_step_changed: () => 'The second step of your log-in has been changed.',
    data_deleted: () => 'Your data has been deleted, as you asked. This is our last message to you.',
  },
  open: 'Open your account',
  notYou: 'If this was not you, please contact us at once.',
  why: (firm) => `You get this message because you have an account with ${firm}.`,
  choose: 'Choose what we email you',
  stop: 'Stop emails about news',
  contact: 'How to reach us:',
};

/** The languages in which messages are written. A firm adds its own beside English, by tag. */
export const messageTexts: { readonly en: MessageTexts } & Readonly<Record<string, MessageTexts>> = { en };

/** Returns the texts for a language tag, such as `cy-GB`: its own, those of its language, or English. */
export function messageTextsFor(tag: string): { language: string; texts: MessageTexts } {
  const language = [tag, tag.split('-')[0] ?? ''].find((name) => Object.hasOwn(messageTexts, name)) ?? 'en';
  return { language, texts: messageTexts[language] ?? en };
}
