import { describe, expect, it } from 'vitest';
import { readArrival } from '../../../src/journeys/tracing/readArrival';

const site = 'https://tracing.example.com';

describe('readArrival', () => {
  it.each([
    [
      '/reset-password#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
      '/reset-password',
    ],
    ['/#error_code=otp_expired', '/'],
    ['/?error_code=otp_expired', '/'],
    ['/?error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid', '/'],
    ['/login?id=invite-1&error=server_error#error=server_error&sb=', '/login?id=invite-1'],
  ])('detects and cleans %s', (address, cleaned) => {
    expect(readArrival(site + address)).toEqual({ hasExpired: true, hasTokens: false, href: site + cleaned });
  });

  it.each([
    ['/reset-password?token_hash=r.abc', '/reset-password', 'recovery'],
    ['?token_hash=c.abc', '/', 'email'],
    ['/?ref=mail&token_hash=e.abc', '/?ref=mail', 'email_change'],
    ['/#/reset-password?token_hash=r.abc', '/#/reset-password', 'recovery'],
    ['/#/reset-password?ref=mail&token_hash=r.abc', '/#/reset-password?ref=mail', 'recovery'],
  ])('takes the link from %s', (address, cleaned, type) => {
    expect(readArrival(site + address)).toEqual({
      hasExpired: false,
      hasTokens: false,
      link: { tokenHash: 'abc', type },
      href: site + cleaned,
    });
  });

  it.each([
    ['token_hash=r.pkce_ab-c', ''],
    ['token_hash=r.pkce_ab-c.', ''],
    ['token_hash=r.pkce_ab-c>', ''],
    ['token_hash=r.pkce_ab-c%3E.', ''],
    ['token_hash=r.pkce_ab-c&gt;', ''],
    ['token_hash=r.pkce_ab-c&quot;&gt;', ''],
    ['token_hash=r.pkce_ab-c%3C/a%3E', ''],
    ['token_hash=3Dr.pkce_ab-c', ''],
    ['token_hash=r.pkce_=\r\nab-c', ''],
    ['token_hash=%20r.pkce_%0D%0A%20ab-c+', ''],
    ['token_hash=r.pkce_%E2%80%8Bab-c', ''],
    ['amp;token_hash=r.pkce_ab-c', ''],
    ['ref=mail&amp;token_hash=r.pkce_ab-c.', '?ref=mail'],
    ['ref=mail&amp;amp;token_hash=r.pkce_ab-c', '?ref=mail'],
  ])('takes the link from ?%s, as a mail program left it', (query, rest) => {
    const link = { tokenHash: 'pkce_ab-c', type: 'recovery' };
    const page = '/reset-password';
    expect(readArrival(`${site}${page}?${query}`)).toMatchObject({ link, href: site + page + rest });
    expect(readArrival(`${site}/#${page}?${query}`)).toMatchObject({ link, href: `${site}/#${page}${rest}` });
  });

  it.each(['x.abc', 'abc', 'r.', 'r', ''])('explains a link of another kind as failed: %s', (value) => {
    expect(readArrival(`${site}/?token_hash=${value}`)).toMatchObject({
      hasExpired: true,
      link: undefined,
      href: `${site}/`,
    });
  });

  it('removes tokens', () => {
    const address = `${site}/reset-password#access_token=abc&refresh_token=def&type=recovery`;
    expect(readArrival(address)).toEqual({ hasExpired: false, hasTokens: true, href: `${site}/reset-password` });
  });

  it.each([
    '/login?id=invite-1',
    '/marketing?id=1&email=a%40b.example',
    '/portal/support/guide/7#errors-happen',
    '/#/login?id=invite%2D1',
    '/',
  ])('leaves %s unchanged', (address) => {
    expect(readArrival(site + address)).toEqual({ hasExpired: false, hasTokens: false, href: site + address });
  });
});
