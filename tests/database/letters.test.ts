import { expect, it } from 'vitest';
import { describeOnDatabase } from './engine';

describeOnDatabase('Letters', (database) => {
  it('follow Unicode in any locale of the database', async () => {
    // Blocks of current alphabets, which have had no new characters for years.
    const rows = await database.owner(
      `select code, private.is_letter(chr(code)) as letter, private.is_mark(chr(code)) as mark
       from generate_series(1, 11263) as code`,
    );
    const wrong = rows.filter(({ code, letter, mark }) => {
      const character = String.fromCodePoint(Number(code));
      if (/\p{Cn}/u.test(character)) return false;
      return letter !== /\p{L}/u.test(character) || mark !== /\p{M}/u.test(character);
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['日', true],
    ['한', true],
    ['𠮷', true],
    ['😀', false],
    ['①', false],
    ['７', false],
    ['', false],
  ])('of %s: %s', async (character, isLetter) => {
    const [row] = await database.owner('select private.is_letter($1) as letter', [character]);
    expect(row?.letter ?? false).toBe(isLetter);
  });
});
