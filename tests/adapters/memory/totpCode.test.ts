import { describe, expect, it } from 'vitest';
import { totpCode } from '../../../src/memory';
import { acceptedCodes } from '../../../src/adapters/memory/totpCode';

/** '12345678901234567890' in base 32: the secret of RFC 6238, appendix B. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const second = (seconds: number) => new Date(seconds * 1000);

describe('the code of an authenticator app', () => {
  // The last six digits of the examples in RFC 6238, appendix B.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('%i seconds after 1970 is %s', async (seconds, code) => {
    await expect(totpCode(secret, second(seconds))).resolves.toBe(code);
  });

  it('is accepted one period early or late, and no further', async () => {
    const now = 1_111_111_111;
    const accepted = await acceptedCodes(secret, second(now));
    for (const apart of [-30, 0, 30]) expect(accepted).toContain(await totpCode(secret, second(now + apart)));
    for (const apart of [-60, 60]) expect(accepted).not.toContain(await totpCode(secret, second(now + apart)));
  });

  it('depends on the secret', async () => {
    const other = await totpCode('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', second(59));
    expect(other).toMatch(/^\d{6}$/);
    expect(other).not.toBe('287082');
  });
});
