import { createLetterWriter } from '../../features/signed-authorisation/LetterWriter';
import type { foundMessages } from './foundMessages';
import type { StatementLetter } from './statementLetter';

export interface StatementOptions {
  letter: StatementLetter;
  texts: typeof foundMessages;
  /** BCP 47 language tag. */
  locale: string;
  date: Date;
}

/** Makes the customer's letter to a provider as a PDF, with room for a signature. */
export async function makeStatement({ letter, texts, locale, date }: StatementOptions): Promise<File> {
  const writer = await createLetterWriter({ title: letter.title, author: letter.name, language: locale, date });
  writer.paragraph(letter.sender.join('\n'));
  writer.paragraph(letter.today);
  writer.paragraph(letter.recipient.join('\n'));
  writer.title(letter.title);
  writer.paragraph(letter.greeting);
  writer.paragraph(letter.opening);
  writer.rows(letter.rows);
  writer.paragraph(`\n${letter.questions}`);
  for (const question of letter.questionList) writer.paragraph(`–  ${question}`);
  writer.paragraph(`\n${letter.closing}`);
  writer.blanks([texts.letterSignature]);
  writer.paragraph(letter.name);
  const content = await writer.finish(texts.letterFoot);
  return new File([content], texts.fileName, { type: content.type });
}
