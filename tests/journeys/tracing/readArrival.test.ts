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
    expect(readArrival(site + address)).toEqual({ hasFailed: true, hasTokens: false, href: site + cleaned });
  });

  it.each([
    ['/reset-password?token_hash=abc&type=recovery', '/reset-password', 'recovery'],
    ['?token_hash=abc&type=email', '/', 'email'],
    ['/?ref=mail&token_hash=abc&type=email_change', '/?ref=mail', 'email_change'],
    ['/#/reset-password?token_hash=abc&type=recovery', '/#/reset-password', 'recovery'],
    ['/#/reset-password?ref=mail&token_hash=abc&type=recovery', '/#/reset-password?ref=mail', 'recovery'],
  ])('takes the link from %s', (address, cleaned, type) => {
    expect(readArrival(site + address)).toEqual({
      hasFailed: false,
      hasTokens: false,
      link: { tokenHash: 'abc', type },
      href: site + cleaned,
    });
  });

  it('explains a link of another kind as failed', () => {
    expect(readArrival(`${site}/?token_hash=abc&type=invite`)).toMatchObject({ hasFailed: true, link: undefined });
  });

  it('removes tokens', () => {
    const address = `${site}/reset-password#access_token=abc&refresh_token=def&type=recovery`;
    expect(readArrival(address)).toEqual({ hasFailed: false, hasTokens: true, href: `${site}/reset-password` });
  });

  it.each([
    '/login?id=invite-1',
    '/marketing?id=1&email=a%40b.example',
    '/portal/support/guide/7#errors-happen',
    '/#/login?id=invite%2D1',
    '/',
  ])('leaves %s unchanged', (address) => {
    expect(readArrival(site + address)).toEqual({ hasFailed: false, hasTokens: false, href: site + address });
  });
});
