import { describe, expect, it } from 'vitest';
import { documentColours, documentKindOf, extensionOf, truncateFileName } from '../../src/domain/fileName';
import { lengthOf } from '../../src/domain/text';
import { seededRandom } from './seededRandom';

describe('documentKindOf', () => {
  it.each([
    ['statement.pdf', 'pdf', 'red'],
    ['STATEMENT.PDF', 'pdf', 'red'],
    ['history.doc', 'word', 'blue'],
    ['history.docx', 'word', 'blue'],
    ['scan.jpg', 'image', 'green'],
    ['scan.png', 'image', 'green'],
    ['scan.gif', 'image', 'green'],
    ['scan.jpeg', 'other', 'neutral'],
    ['notes.txt', 'other', 'neutral'],
    ['statement.pdf.exe', 'other', 'neutral'],
    ['pdf', 'other', 'neutral'],
    ['.pdf', 'other', 'neutral'],
    ['statement.', 'other', 'neutral'],
    ['constructor', 'other', 'neutral'],
    ['', 'other', 'neutral'],
  ])('%j is %s, in %s', (name, kind, colour) => {
    expect(documentKindOf(name)).toBe(kind);
    expect(documentColours[documentKindOf(name)]).toBe(colour);
  });
});

describe('extensionOf', () => {
  it.each([
    ['a.b.PDF', 'pdf'],
    ['Dr. Smith about my pension', ''],
    ['archive.tar.gz', 'gz'],
    ['noextension', ''],
  ])('%j: %j', (name, extension) => expect(extensionOf(name)).toBe(extension));
});

describe('truncateFileName', () => {
  it.each([
    ['statement.pdf', 24, 'statement.pdf'],
    ['exactly-twenty-four1.pdf', 24, 'exactly-twenty-four1.pdf'],
    ['exactly-twenty-five12.pdf', 24, 'exactly-twenty-five….pdf'],
    ['Statement of my benefits.pdf', 24, 'Statement of my ben….pdf'],
    ['Statement of benefits 2024.docx', 18, 'Statement of….docx'],
    ['Statement of benefits 2024.docx', 19, 'Statement of….docx'],
    ['no extension at all here', 10, 'no extens…'],
    ['😀😀😀😀😀😀😀😀.pdf', 8, '😀😀😀….pdf'],
    ['a.averylongextension', 10, 'a.averylo…'],
    ['statement.pdf', 5, 'stat…'],
    ['statement.pdf', 6, 's….pdf'],
    ['statement.pdf', 1, '…'],
    ['', 24, ''],
  ])('%j in %i: %j', (name, max, short) => expect(truncateFileName(name, max)).toBe(short));

  it('keeps 24 characters by default', () => {
    expect(truncateFileName(`${'x'.repeat(30)}.pdf`)).toHaveLength(24);
  });

  it('is never longer than the limit, and keeps a name that fits', () => {
    const random = seededRandom(5);
    for (let round = 0; round < 2000; round += 1) {
      const name = random.text('ab .é😀-', 0, 30) + random.pick(['', '.pdf', '.docx', '.jpg']);
      const max = random.integer(1, 30);
      const short = truncateFileName(name, max);
      expect(lengthOf(short)).toBeLessThanOrEqual(max);
      expect(short === name).toBe(lengthOf(name) <= max);
      expect(short.endsWith('…') || short.includes('….') || short === name).toBe(true);
    }
  });
});
