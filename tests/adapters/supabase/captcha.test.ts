import { describe, expect, it } from 'vitest';
import { createSupabaseAdapter } from '../../../src/adapters/supabase/createSupabaseAdapter';
import { clientOver, json, sessionOf } from './clientOver';

const credentials = { email: 'margaret@example.com', password: 'correct horse' };
const words =
  'We could not check that you are a person. Please allow this page to load its security check, reload it and try again.';

/** The auth server of a project with CAPTCHA on: these requests need a token, and each token works once. */
function protectedProject(captchaToken?: () => Promise<string>) {
  const used = new Set<unknown>();
  const { client, createClient, requests } = clientOver(({ path, body }) => {
    if (/^\/auth\/v1\/(signup|recover|token\?grant_type=password)/.test(path)) {
      const { captcha_token: token } = Object(Object(body).gotrue_meta_security);
      if (typeof token !== 'string' || !token.startsWith('person') || used.has(token)) {
        const reason = token === undefined ? 'no captcha_token found' : 'invalid-input-response';
        const message = `captcha protection: request disallowed (${reason})`;
        return json({ code: 'captcha_failed', message }, 400, { 'x-supabase-api-version': '2024-01-01' });
      }
      used.add(token);
    }
    if (path.startsWith('/auth/v1/logout')) return new Response(null, { status: 204 });
    if (path.startsWith('/auth/v1/recover')) return json({});
    return json(sessionOf('margaret'));
  });
  return { auth: createSupabaseAdapter(client, { captchaToken, createClient }).auth, requests, used };
}

type Auth = ReturnType<typeof protectedProject>['auth'];
const calls: [string, (auth: Auth) => Promise<unknown>][] = [
  ['a sign-up', (auth) => auth.signUp({ ...credentials, firstName: 'Margaret', lastName: 'Hale' })],
  ['a log-in', (auth) => auth.logIn(credentials)],
  [
    'a password reset',
    (auth) => auth.requestPasswordReset({ email: credentials.email, redirectTo: 'https://a.example/reset-password' }),
  ],
];

describe('A project with CAPTCHA on', () => {
  it.each(calls)('accepts %s with a token', async (_name, call) => {
    const { auth, used } = protectedProject(async () => 'person-1');
    await call(auth);
    expect([...used]).toEqual(['person-1']);
  });

  it('gets a new token for each request, including the confirmation of a password', async () => {
    let asked = 0;
    const { auth, used } = protectedProject(async () => `person-${(asked += 1)}`);
    await auth.logIn(credentials);
    await expect(auth.confirmIdentity({ password: credentials.password })).resolves.toEqual({
      Authorization: 'Bearer access-of-margaret',
    });
    expect([...used]).toEqual(['person-1', 'person-2']);
  });

  it.each(calls)(
    'sends no request for %s when the widget fails, and shows the customer what to do',
    async (_name, call) => {
      const failure = new Error('110200');
      const { auth, requests } = protectedProject(() => Promise.reject(failure));
      await expect(call(auth)).rejects.toMatchObject({
        code: 'refused',
        serverCode: 'captcha_failed',
        message: words,
        cause: failure,
      });
      expect(requests).toEqual([]);
    },
  );

  it.each(calls)('refuses %s with the same message for a missing and a bad token', async (_name, call) => {
    for (const widget of [undefined, async () => 'robot']) {
      await expect(call(protectedProject(widget).auth)).rejects.toMatchObject({
        code: 'refused',
        serverCode: 'captcha_failed',
        message: words,
      });
    }
  });
});
