import { expect, it } from 'vitest';
import { signerName } from '../../src/domain/signerName';
import { titles } from '../../src/domain/title';

it('puts the title before the name', () => {
  for (const { code, label } of titles) {
    expect(signerName({ title: code, first_name: 'Margaret', last_name: 'Hargreaves' })).toBe(
      `${label} Margaret Hargreaves`,
    );
  }
});

it('omits unknown parts', () => {
  expect(signerName({ title: null, first_name: 'Margaret', last_name: 'Hargreaves' })).toBe('Margaret Hargreaves');
  expect(signerName({ title: 9999, first_name: 'Margaret', last_name: '' })).toBe('Margaret');
  expect(signerName({})).toBe('');
});
