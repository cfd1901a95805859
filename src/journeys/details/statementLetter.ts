import type { Pension, ProviderContacts, UserProfile } from '../../backend/entities';
import { formatAddressLines } from '../../domain/address';
import { currentAddressOf } from '../../domain/addressType';
import { formatNationalInsurance } from '../../domain/nationalInsurance';
import { signerName } from '../../domain/signerName';
import type { foundMessages } from './foundMessages';

/** What the letter is about. */
export interface StatementSubject {
  user: UserProfile;
  pension: Pension;
  /** The provider's contacts, if the firm has them. */
  contacts: ProviderContacts | undefined;
  /** The employers whose traces found the pension. */
  employers: readonly string[];
  /** The years of the pension as text. */
  years: string | undefined;
  /** Included only when the customer wants it. */
  nationalInsurance: string | undefined;
  /** The date of the letter as text. */
  today: string;
  formatDate: (date: string) => string;
  texts: typeof foundMessages;
}

/** A letter, part by part. */
export interface StatementLetter {
  title: string;
  /** The customer's name. */
  name: string;
  /** The customer's name and current address. */
  sender: readonly string[];
  today: string;
  recipient: readonly string[];
  greeting: string;
  opening: string;
  rows: readonly { label: string; value: string }[];
  questions: string;
  questionList: readonly string[];
  closing: string;
}

/** Writes the customer's letter that asks a provider for a statement. Leaves out what is not known. */
export function statementLetter(subject: StatementSubject): StatementLetter {
  const { user, pension, contacts, employers, years, nationalInsurance, today, formatDate, texts } = subject;
  const name = signerName(user);
  const address = currentAddressOf(user.addresses);
  const rows = [
    { label: texts.letterName, value: name },
    { label: texts.letterPreviousNames, value: user.previous_names?.join(', ') },
    { label: texts.letterBirthDate, value: user.birth_date && formatDate(user.birth_date) },
    { label: texts.letterNumber, value: nationalInsurance && formatNationalInsurance(nationalInsurance) },
    { label: texts.letterEmployer, value: employers.join(', ') },
    { label: texts.letterYears, value: years },
    { label: texts.letterPolicy, value: pension.policy },
  ];
  return {
    title: texts.letterTitle,
    name,
    sender: [name, ...(address ? formatAddressLines(address) : [])].filter(Boolean),
    today,
    recipient: [texts.letterTo(pension.provider ?? undefined), ...(contacts?.postal_address?.split('\n') ?? [])],
    greeting: texts.letterGreeting,
    opening: texts.letterOpening,
    rows: rows.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
    questions: texts.letterQuestions,
    questionList: texts.letterQuestionList,
    closing: texts.letterClosing,
  };
}

/** The letter as plain text, for an email. */
export function statementText(letter: StatementLetter): string {
  return [
    letter.sender.join('\n'),
    letter.today,
    letter.recipient.join('\n'),
    letter.title,
    letter.greeting,
    letter.opening,
    letter.rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    [letter.questions, ...letter.questionList.map((question) => `- ${question}`)].join('\n'),
    [letter.closing, letter.name].filter(Boolean).join('\n'),
  ].join('\n\n');
}
