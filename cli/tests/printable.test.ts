import { expect, it } from 'vitest';
import { printable } from '../printable.mjs';

it('escapes what a terminal obeys, and keeps other text', () => {
  expect(printable('a\tb\r\nc')).toBe('a\tb\nc');
  expect(printable('Siân Ó Briain 🙂 £5')).toBe('Siân Ó Briain 🙂 £5');
  expect(printable('\u001b]0;title\u0007 \u009b1A over\rwritten \u202etxt\u2066\u0000')).toBe(
    String.raw`\u{1b}]0;title\u{7} \u{9b}1A over\u{d}written \u{202e}txt\u{2066}\u{0}`,
  );
});
