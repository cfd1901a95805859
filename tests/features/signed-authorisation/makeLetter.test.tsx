import { describe, expect, it } from 'vitest';
import type { SignedRecord } from '../../../src/backend/contracts/signedRecord';
import { makeLetter } from '../../../src/features/signed-authorisation/makeLetter';
import { signedAuthorisationMessages } from '../../../src/features/signed-authorisation/messages';
import { getScenario } from '../../../src/memory';
import { readPdf } from './readPdf';

const [sample] = getScenario('portal').customers?.[0]?.authorisations ?? [];
if (!sample) throw new Error('The portal scenario has no signed authorisation.');
const record: SignedRecord = {
  number: 12,
  hash: '0123456789abcdef'.repeat(4),
  kind: sample.kind,
  signed_at: sample.signedAt,
  method: 'drawn',
  letter: sample.letter,
  agreements: sample.agreements,
  signer: sample.signer,
  signature: sample.signature,
};
const settings = {
  texts: signedAuthorisationMessages,
  locale: 'en-GB',
  timeZone: 'Europe/London',
  isForInk: false,
};
const letterOf = (changes: Partial<SignedRecord> = {}, more: Partial<typeof settings> = {}) =>
  makeLetter({ record: { ...record, ...changes }, ...settings, ...more });
const named = (first_name: string, last_name: string) => ({ signer: { ...record.signer, first_name, last_name } });
const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

describe('makeLetter', () => {
  it('makes an A4 document with the details that providers require, as text', async () => {
    const file = await letterOf();
    expect(file).toMatchObject({ name: `Authorisation ${sample.signedAt.slice(0, 10)}.pdf`, type: 'application/pdf' });
    const { pages, ...read } = await readPdf(file);
    const text = pages.join(' ');
    for (const part of [
      'Letter of authority',
      'information only',
      'Mrs Margaret Hale',
      'Margaret Thornton',
      '12 Sample Street Sampleton EX71 3AA',
      '14 March 1958',
      'AB 123456 C',
      'Lantern Pension Tracing',
      'Data protection (version 1)',
      'HM Revenue & Customs (version 1)',
      'Signed on 16 February 2026',
      'Signed online, drawn by hand',
      record.hash,
      `Record 12, page 1 of ${pages.length}`,
    ]) {
      expect(text).toContain(part);
    }
    for (const part of [...record.letter, ...record.agreements]) {
      expect(text).toContain(part.name);
      expect(text).toContain(part.text);
    }
    expect(read).toMatchObject({
      title: 'Letter of authority: Mrs Margaret Hale',
      language: 'en-GB',
      isTagged: true,
      size: { width: 595, height: 842 },
      alternatives: ['Signature of Mrs Margaret Hale'],
    });
    expect([...read.roles]).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'P', 'TR', 'TH', 'TD', 'Figure']));
  });

  it('makes the same file for the same record', async () => {
    expect(await bytesOf(await letterOf())).toEqual(await bytesOf(await letterOf()));
    expect(await bytesOf(await letterOf({ number: 13 }))).not.toEqual(await bytesOf(await letterOf()));
  });

  it('leaves blank lines instead of a signature in a letter to sign in ink', async () => {
    const file = await letterOf({}, { isForInk: true });
    expect(file.name).toBe(`Authorisation ${sample.signedAt.slice(0, 10)} to sign.pdf`);
    // The day is the firm's, not that of UTC.
    expect(await letterOf({ signed_at: '2026-06-04T23:30:00Z' })).toMatchObject({
      name: 'Authorisation 2026-06-05.pdf',
    });
    const { pages, alternatives } = await readPdf(file);
    expect(alternatives).toEqual([]);
    expect(pages.join(' ')).toMatch(/Signature Signature Date Record of the signing/);
    expect(pages.join(' ')).not.toContain('Signed o');
  });

  it.each([
    ['Łukasz', 'Żółć-Gęślą'],
    ['Şahin', 'İğdır'],
    ['Nguyễn', 'Thị Ðặng'],
    ['Γιώργος', 'Παπαδόπουλος'],
    ['Алексей', 'Ўзбек'],
    ['Zoë', 'O’Brien'],
    ['Ștefan', 'Țăran'],
  ])('writes the name %s %s as text', async (first, last) => {
    const { pages, alternatives } = await readPdf(await letterOf(named(first, last)));
    expect(pages.join(' ')).toContain(`Mrs ${first} ${last}`);
    expect(alternatives).toEqual([`Signature of Mrs ${first} ${last}`]);
  });

  it.each([
    ['王', '小明'],
    ['محمد', 'علي'],
    ['יעל', 'כהן'],
    ['ประยุทธ์', 'จันทร์'],
    ['👩🏽', 'Ⓔmoji'],
  ])('draws the name %s %s, with its text for screen readers', async (first, last) => {
    const { pages, alternatives } = await readPdf(await letterOf(named(first, last)));
    expect(alternatives).toContain(`Mrs ${first} ${last}`);
    expect(pages.join(' ')).not.toContain('?');
    expect(pages.join(' ')).toContain('AB 123456 C');
  });

  it('makes as many pages as needed, each with a footer', async () => {
    const [agreement] = record.agreements;
    if (!agreement) throw new Error('The record has no agreement.');
    const many = Array.from({ length: 40 }, (_, index) => ({ ...agreement, id: `a-${index}`, version: index + 1 }));
    const { pages } = await readPdf(await letterOf({ agreements: many }));
    expect(pages.length).toBeGreaterThan(3);
    pages.forEach((page, index) => {
      expect(page).toContain(`Record 12, page ${index + 1} of ${pages.length}`);
      expect(page.length, `page ${index + 1}`).toBeGreaterThan(300);
    });
  });

  it('states how it was signed', async () => {
    const typed = await readPdf(await letterOf({ method: 'typed' }));
    expect(typed.pages.join(' ')).toContain('Signed online, by typing the name');
    const unknown = await readPdf(await letterOf({ method: null }));
    expect(unknown.pages.join(' ')).toMatch(/Signed online Record/);
  });

  it('marks unknown details instead of omitting them', async () => {
    const signer = {
      ...record.signer,
      birth_date: null,
      national_insurance: null,
      address: null,
      previous_names: null,
    };
    const { pages } = await readPdf(await letterOf({ signer }));
    expect(pages.join(' ').match(/Not given/g)).toHaveLength(3);
    expect(pages.join(' ')).not.toContain('Previous names');
  });
});
