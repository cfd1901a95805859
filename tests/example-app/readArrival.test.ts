import { describe, expect, it } from 'vitest';
import { readArrival } from '../../example-app/src/readArrival';

const site = 'https://tracing.example.com';

describe('the address of a link that failed', () => {
  it.each([
    [
      '/reset-password#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
      '/reset-password',
    ],
    ['/#error_code=otp_expired', '/'],
    ['/?error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid', '/'],
    ['/login?id=invite-1&error=server_error#error=server_error&sb=', '/login?id=invite-1'],
  ])('%s is known, and cleaned', (address, cleaned) => {
    expect(readArrival(site + address)).toEqual({ hasFailed: true, href: site + cleaned });
  });

  it('loses the tokens of a link that works', () => {
    const address = `${site}/reset-password#access_token=abc&refresh_token=def&type=recovery`;
    expect(readArrival(address)).toEqual({ hasFailed: false, href: `${site}/reset-password` });
  });

  it.each(['/login?id=invite-1', '/marketing?id=1&email=a%40b.example', '/portal/support/guide/7#errors-happen', '/'])(
    '%s is left as it is',
    (address) => {
      expect(readArrival(site + address)).toEqual({ hasFailed: false, href: site + address });
    },
  );
});
