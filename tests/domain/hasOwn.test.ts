import { expect, it } from 'vitest';
import { hasOwn, ownValue } from '../../src/domain/hasOwn';

it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', ''])('a table has no %j of its own', (key) => {
  expect(hasOwn({ book: 1 }, key)).toBe(false);
  expect(ownValue({ book: 1 }, key)).toBeUndefined();
});

it('returns the value of a key of the table', () => {
  expect(ownValue({ book: 1 }, 'book')).toBe(1);
  expect(ownValue(JSON.parse('{ "constructor": 2 }'), 'constructor')).toBe(2);
});
