/** The emails of the auth service, by the names of their templates. */
export type AccountMail = 'confirmation' | 'recovery' | 'email_change';

/** What a message can tell. The names are those of the table `private.message_kinds`. */
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

/** Why a new signature is needed, as in the table `private.sign_again_reasons`, and what becomes of the earlier letter. */
export type SignAgain =
  | 'name_changed'
  | 'address_changed'
  | 'details_corrected'
  | 'signature_unclear'
  | 'newer_needed'
  | 'wording_changed'
  | 'kept'
  | 'dropped';

/** All changes of one kind in a message. */
export interface Told {
  /** How many: 1 or more. */
  count: number;
  /** The first date in words, with and without its year, if there is one. */
  date: string | undefined;
  day: string | undefined;
  /** Of the newest one, why a new signature is needed, and what becomes of the earlier letter. */
  because: readonly SignAgain[];
}

/** The words of every message in one language. No text names an employer, a provider, a number or an address. */
export interface MessageTexts {
  /** For dates. */
  locale: string;
  /** What each kind is called: the subject and the heading. */
  subjects: Record<What, (told: Told) => string>;
  /** The subject of a message without any news that these texts know. */
  subject: string;
  greeting: (firstName: string | undefined) => string;
  /** One sentence for each kind of news. */
  news: Record<What, (told: Told) => string>;
  /** One sentence for each reason for a new signature, and for the earlier letter. */
  signAgain: Record<SignAgain, string>;
  /** What the button of a kind opens. */
  open: Partial<Record<What, string>>;
  /** The button of any other kind, and when several pages show the news. */
  openPortal: string;
  /** Below news about the log-in. */
  notYou: string;
  why: (firm: string) => string;
  choose: string;
  stop: string;
  contact: string;
  /** The emails of the auth service. */
  account: Record<
    AccountMail,
    { subject: string; lines: (email: string, newEmail: string) => readonly string[]; button: string }
  >;
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (count: number) => numbers[count] ?? String(count);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function toDo({ count }: Told, date: string | undefined): string {
  if (count > 1) return `${inWords(count)} things to do${date === undefined ? '' : `, the first by ${date}`}`;
  return `something to do${date === undefined ? '' : ` by ${date}`}`;
}

const signAgain: MessageTexts['signAgain'] = {
  name_changed: 'Your name has changed since you signed, so your letter needs your new name.',
  address_changed: 'Your address has changed since you signed, so your letter needs your new address.',
  details_corrected: 'Some of your details have been corrected since you signed, so your letter needs the right ones.',
  signature_unclear: 'Your signature on the letter is hard to read.',
  newer_needed: 'We need a letter that was signed more recently.',
  wording_changed: 'The wording of the letter has changed since you signed.',
  kept: 'Your earlier letter is valid until you have signed the new one.',
  dropped: 'We no longer use your earlier letter.',
};

const en: MessageTexts = {
  locale: 'en-GB',
  subjects: {
    letter_signed: () => 'We have your signed letter',
    search_answered: () => 'A pension provider has answered',
    pension_found: ({ count }) => (count > 1 ? `We have found ${inWords(count)} pensions` : 'We have found a pension'),
    nothing_found: () => 'A search found nothing',
    task: (told) => capital(toDo(told, told.day)),
    task_due: (told) => `Reminder: ${toDo(told, told.day)}`,
    document: () => 'A new document for you',
    signature_needed: () => 'Please sign again',
    cancelled: () => 'Your application is cancelled',
    restored: () => 'Your application is restored',
    password_changed: () => 'Your password has been changed',
    email_changed: () => 'Your email address has been changed',
    second_step_changed: () => 'The second step of your log-in has been changed',
    data_deleted: () => 'Your data has been deleted',
  },
  subject: 'News about your pension traces',
  greeting: (firstName) => (firstName === undefined ? 'Hello,' : `Hello ${firstName},`),
  news: {
    letter_signed: () =>
      'We have your signed letter. One of our team looks at your traces. Then we write to pension providers.',
    search_answered: ({ count }) =>
      count > 1
        ? 'Pension providers have answered our searches for you.'
        : 'A pension provider has answered our search for you.',
    pension_found: ({ count }) =>
      count > 1 ? `We have found ${inWords(count)} pensions for you.` : 'We have found a pension for you.',
    nothing_found: ({ count }) =>
      count > 1
        ? `${capital(inWords(count))} of your searches found nothing. There are things you can still try.`
        : 'One of your searches found nothing. There are things you can still try.',
    task: (told) =>
      told.count > 1
        ? `There are ${inWords(told.count)} things for you to do${told.date === undefined ? '' : `, the first by ${told.date}`}.`
        : `There is something for you to do${told.date === undefined ? '' : ` by ${told.date}`}.`,
    task_due: ({ date }) => `Something for you to do is due${date === undefined ? ' soon' : ` on ${date}`}.`,
    document: ({ count }) =>
      count > 1 ? `We have added ${inWords(count)} documents for you.` : 'We have added a document for you.',
    signature_needed: ({ because }) =>
      ['We need you to sign your letter again.', ...because.map((one) => signAgain[one])].join(' '),
    cancelled: ({ date }) =>
      `Your application is cancelled, and our searches have stopped.${date === undefined ? '' : ` You can restore it until ${date}.`}`,
    restored: () => 'Your application is restored, and our searches go on.',
    password_changed: () => 'The password of your account has been changed.',
    email_changed: () =>
      'The email address of your account has been changed to another one. We no longer write to this address.',
    second_step_changed: () => 'The second step of your log-in has been changed: switched on or off, or replaced.',
    data_deleted: () => 'Your data has been deleted, as you asked. This is our last message to you.',
  },
  signAgain,
  open: {
    letter_signed: 'See your letter',
    search_answered: 'See the answer',
    pension_found: 'See your pension',
    nothing_found: 'See what you can try',
    task: 'See what to do',
    task_due: 'See what to do',
    document: 'See your documents',
    signature_needed: 'Read and sign your letter',
    cancelled: 'See your application',
    password_changed: 'Open your profile',
    second_step_changed: 'Open your profile',
  },
  openPortal: 'Open your portal',
  notYou: 'If this was not you, please contact us at once.',
  why: (firm) => `You get this message because you have an account with ${firm}.`,
  choose: 'Choose what we email you',
  stop: 'Stop emails about news',
  contact: 'How to reach us:',
  account: {
    confirmation: {
      subject: 'Confirm your email address',
      lines: (email) => [
        `Please confirm that ${email} is your email address. After that you can log in.`,
        'If you did not start an account, you can delete this email.',
      ],
      button: 'Confirm my email address',
    },
    recovery: {
      subject: 'Reset your password',
      lines: (email) => [
        `Someone asked for a new password for the account of ${email}. If it was you, press the button.`,
        'The link works once, and only for a short time. If it was not you, you can delete this email: nothing has changed.',
      ],
      button: 'Choose a new password',
    },
    email_change: {
      subject: 'Confirm your new email address',
      lines: (email, newEmail) => [
        `The email address of your account is to change from ${email} to ${newEmail}.`,
        'We have sent an email to each of the two addresses. The change is made once you have confirmed it in both.',
        'If you did not ask for this, do not press the button, and change your password.',
      ],
      button: 'Confirm this change',
    },
  },
};

/** The languages in which messages are written. A firm adds its own beside English, by tag. */
export const messageTexts: { readonly en: MessageTexts } & Readonly<Record<string, MessageTexts>> = { en };

/** Returns the texts for a language tag, such as `cy-GB`: its own, those of its language, or English. */
export function messageTextsFor(tag: string): { language: string; texts: MessageTexts } {
  const language = [tag, tag.split('-')[0] ?? ''].find((name) => Object.hasOwn(messageTexts, name)) ?? 'en';
  return { language, texts: messageTexts[language] ?? en };
}
