import { afterAll, describe, expect, it } from 'vitest';
import { createPasswords, hashOfNoAccount, type Passwords } from '../../local-backend/auth/passwords';
import { createAttempts } from '../../local-backend/auth/attempts';
import { signIn } from '../../local-backend/auth/signIn';

describe('passwords', () => {
  const passwords = createPasswords();
  afterAll(() => passwords.close());

  it('match only their hash', async () => {
    const hash = await passwords.hash('a-good-password', 'client');
    expect(await passwords.verify('a-good-password', hash, 'client')).toBe(true);
    expect(await passwords.verify('another-password', hash, 'client')).toBe(false);
    // The same cost, so that a missing account takes as long.
    expect(hash.slice(0, 7)).toBe(hashOfNoAccount.slice(0, 7));
    expect(await passwords.verify('a-good-password', undefined, 'client')).toBe(false);
    expect(await passwords.verify('a-good-password', '', 'client')).toBe(false);
  });

  it('of one client do not wait for those of another', async () => {
    const finished: string[] = [];
    const check = async (client: string) => {
      await passwords.verify('a-good-password', undefined, client);
      finished.push(client);
    };
    await Promise.all([...Array.from({ length: 6 }, () => check('busy')), check('other')]);
    expect(finished.indexOf('other')).toBeLessThan(3);
  });

  it('do not match an invalid hash, and later checks succeed', async () => {
    expect(await passwords.verify('a-good-password', 'no hash', 'client')).toBe(false);
    expect(await passwords.verify('a-good-password', await passwords.hash('a-good-password', 'client'), 'client')).toBe(
      true,
    );
  });
});

it.each([
  ['known', [{ id: 'user-1', encrypted_password: 'stored', is_confirmed: true }], 'stored'],
  ['unknown', [], undefined],
])('a sign-in to an account that is %s checks the password once, outside the database', async (_, rows, expected) => {
  const checked: unknown[] = [];
  const passwords: Passwords = {
    hash: async () => '',
    verify: async (_password, hash) => {
      checked.push(hash);
      return false;
    },
    close: async () => {},
  };
  const url = new URL('http://site.example/auth/v1/token?grant_type=password');
  const body = { email: 'someone@example.com', password: 'a-good-password' };
  const answer = await signIn(
    { request: new Request(url), url, body, client: 'client' },
    {
      ask: () => Promise.reject(new Error('Lite is not asked.')),
      database: { query: async () => rows, transaction: () => Promise.reject(new Error('No transaction.')) },
      attempts: createAttempts(() => 0),
      passwords,
      mailbox: { addLink: () => {} },
      jwtSecret: '',
      now: () => 0,
    },
  );
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error_code: 'invalid_credentials' });
  expect(checked).toEqual([expected]);
});
