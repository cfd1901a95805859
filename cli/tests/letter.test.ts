import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LetterRead } from '../letter/openLetters';
import { runLetter } from '../letter/runLetter';

const part = { id: 'letter', version: 1, name: 'Letter of authority', text: 'Please answer the firm.\nThank you.' };
const recordOf = (first_name: string, signature: string) => ({
  number: 12,
  reference: 'AC3D-7XYW',
  hash: '0123456789abcdef'.repeat(4),
  kind: 'application',
  signed_at: '2026-02-16T10:20:00Z',
  method: 'drawn',
  letter: [part],
  agreements: [{ ...part, id: 'data', name: 'Data protection' }],
  signer: {
    title: 2,
    first_name,
    last_name: 'Hale',
    birth_date: '1958-03-14',
    national_insurance: 'AB123456C',
    company_name: 'Lantern Pension Tracing',
    company_address: null,
    address: { line1: '12 Sample Street', city: 'Sampleton', postcode: 'EX71 3AA' },
  },
  signature,
});

describe('letter', () => {
  let folder: string;
  let asked: LetterRead[];
  let lines: string[];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pension-trace-letter-'));
    [asked, lines] = [[], []];
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Runs the command on a database with one letter. */
  async function run(parts: string[], firstName = 'Margaret') {
    const drawing = { create: { width: 60, height: 20, channels: 4, background: '#00000080' } } as const;
    const png = await sharp(drawing).png().toBuffer();
    const record = recordOf(firstName, `data:image/png;base64,${png.toString('base64')}`);
    return runLetter({
      parts: [...parts, '--out', folder],
      env: { DATABASE_URL: 'postgres://example' },
      log: (text) => lines.push(text),
      open: async () => ({
        read: async (wanted) => {
          asked.push(wanted);
          return wanted.letter === 'AC3D-7XYW' || wanted.letter === '12' ? { record } : { problem: 'No such letter.' };
        },
        close: async () => undefined,
      }),
    });
  }
  async function textOf(name: string) {
    const task = getDocument({ data: new Uint8Array(await readFile(join(folder, name))) });
    const { items } = await (await (await task.promise).getPage(1)).getTextContent();
    await task.destroy();
    return items.map((item) => ('str' in item ? item.str : '')).join(' ');
  }
  const name = 'Authorisation 2026-02-16 AC3D-7XYW.pdf';

  it('writes the letter of a reference, for its owner alone, and says who and why', async () => {
    expect(await run(['AC3D-7XYW', '--by', 'Sam', '--why', 'For Aviva'])).toBe(0);
    expect(asked).toEqual([{ by: 'Sam', why: 'For Aviva', letter: 'AC3D-7XYW' }]);
    expect(lines).toEqual([`AC3D-7XYW: ${join(folder, name)}`]);
    const text = await textOf(name);
    for (const said of ['Mrs Margaret Hale', 'AB 123456 C', '12 Sample Street', 'Reference AC3D-7XYW', 'Thank you.']) {
      expect(text).toContain(said);
    }
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  });

  it('draws a name that the font lacks', async () => {
    expect(await run(['12', '--by', 'Sam'], '美玲')).toBe(0);
    expect(await textOf(name)).toContain('AB 123456 C');
  });

  it('goes on after a letter that is missing, and replaces no file', async () => {
    expect(await run(['0', 'AC3D-7XYW', '12', '--by', 'Sam'])).toBe(1);
    expect(lines).toEqual([
      '0: No such letter.',
      `AC3D-7XYW: ${join(folder, name)}`,
      expect.stringContaining('exists already'),
    ]);
    expect(await readdir(folder)).toEqual([name]);
  });

  it.each([
    [['AC3D-7XYW'], /--by/],
    [['--by', 'Sam'], /reference/],
  ])('asks for what is missing: %o', async (parts, said) => {
    await expect(run(parts)).rejects.toThrow(said);
    expect(asked).toEqual([]);
  });
});
