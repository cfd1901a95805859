import type { LetterRequest } from '../../backend/contracts/signedRecord';
import { formatAddressLines } from '../../domain/address';
import { calendarDateIn } from '../../domain/clock';
import { formatNationalInsurance } from '../../domain/nationalInsurance';
import { isoDateOf } from '../../domain/openingHours';
import { signerName } from '../../domain/signerName';
import { browserPictures, type LetterPictures } from './letterPictures';
import { createLetterWriter } from './LetterWriter';
import type { signedAuthorisationMessages } from './messages';

export interface LetterOptions extends LetterRequest {
  texts: typeof signedAuthorisationMessages;
  /** Default: the browser draws them. */
  pictures?: LetterPictures;
}

/** Makes the letter of authority of a record, as a PDF. The same record always makes the same file. */
export async function makeLetter(options: LetterOptions): Promise<File> {
  const { record, texts, locale, timeZone, isForInk, pictures = browserPictures } = options;
  const { signer, number, hash } = record;
  const signedAt = new Date(record.signed_at);
  const name = signerName(signer) || texts.notKnown;
  const [first, ...others] = record.letter;
  const title = first?.name ?? texts.letterTitle;
  const letter = await createLetterWriter({
    title: `${title}: ${name}`,
    author: signer.company_name,
    language: locale,
    date: signedAt,
    pictures,
  });

  letter.title(title);
  letter.paragraph([texts.to, ...(record.reference ? [texts.reference(record.reference)] : [])].join('\n'));

  letter.heading(texts.whoHeading);
  const previousNames = signer.previous_names ?? [];
  letter.rows([
    { label: texts.name, value: name },
    ...(previousNames.length > 0 ? [{ label: texts.previousNames, value: previousNames.join(', ') }] : []),
    { label: texts.address, value: formatAddressLines(signer.address ?? {}).join('\n') || texts.notKnown },
    { label: texts.birthDate, value: dateOfBirth(signer.birth_date, locale) ?? texts.notKnown },
    {
      label: texts.nationalInsurance,
      value: signer.national_insurance ? formatNationalInsurance(signer.national_insurance) : texts.notKnown,
    },
  ]);

  letter.heading(texts.whomHeading);
  letter.paragraph([signer.company_name, signer.company_address].filter(Boolean).join('\n'));
  if (first) letter.paragraph(first.text);

  for (const part of others) {
    letter.heading(part.name);
    letter.paragraph(part.text);
  }

  letter.heading(texts.agreedHeading);
  for (const agreement of record.agreements) {
    letter.paragraph(texts.version(agreement.name, String(agreement.version)));
    letter.paragraph(agreement.text);
  }

  letter.heading(texts.signatureHeading);
  if (isForInk) {
    letter.blanks([texts.inkSignature, texts.inkDate]);
  } else {
    letter.signature(await pictures.signature(record.signature), texts.signatureOf(name));
    const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone });
    letter.paragraph(`${texts.signedAt(moment.format(signedAt))}\n${methodText(record.method, texts)}`);
  }

  letter.heading(texts.recordHeading);
  letter.paragraph(texts.recordText(number));
  letter.paragraph(hash, 9);

  const content = await letter.finish((page, pages) => `${texts.foot(number, page, pages)}  ·  ${hash}`);
  const day = isoDateOf(calendarDateIn(signedAt, timeZone));
  return new File([content], (isForInk ? texts.inkFileName : texts.fileName)(day), { type: content.type });
}

/** A date has no time zone. */
function dateOfBirth(date: string | null | undefined, locale: string): string | undefined {
  if (!date) return undefined;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

function methodText(method: string | null | undefined, texts: LetterOptions['texts']): string {
  if (method === 'drawn') return texts.drawn;
  return method === 'typed' ? texts.typed : texts.online;
}
