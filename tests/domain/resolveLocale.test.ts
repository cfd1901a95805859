import { afterEach, expect, it, vi } from 'vitest';
import { resolveLocale } from '../../src/domain/resolveLocale';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['en-GB', 'en-GB'],
  ['en-gb', 'en-GB'],
  ['cy', 'cy'],
  ['CY-gb', 'cy-GB'],
])('returns %j as %j', (tag, locale) => {
  expect(resolveLocale(tag)).toBe(locale);
});

it.each(['', 'english please', 'en_GB', 'xx'])('returns undefined for %j', (tag) => {
  expect(resolveLocale(tag)).toBeUndefined();
});

it('does not use Intl for the default', () => {
  const supported = vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf');
  resolveLocale('en-GB');
  expect(supported).not.toHaveBeenCalled();
});

it('rethrows an error that is not about the tag', () => {
  vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockImplementation(() => {
    throw new TypeError('the engine failed');
  });
  expect(() => resolveLocale('cy')).toThrow('the engine failed');
});
