import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keysPath, startFakeProject, type FakeProject } from './fakeProject';
import { runtimes, startFunction, type RunningFunction } from './runtimes';
import { claimsAt, createSecretKey, createSigningKey, customer, type SigningKey } from './tokens';

const secret = 'a-legacy-secret-of-a-project-with-32-characters';
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe.each(runtimes)('The token of a caller in %s', (runtime) => {
  let project: FakeProject;
  let address: RunningFunction;
  let key: SigningKey;

  beforeAll(async () => {
    project = await startFakeProject();
    key = await createSigningKey(project.url);
    // The legacy keys: they still work.
    address = await startFunction(runtime, 'address', {
      SUPABASE_URL: project.url,
      SUPABASE_ANON_KEY: 'legacy-anon',
      SUPABASE_SERVICE_ROLE_KEY: 'legacy-service',
      LEGACY_JWT_SECRET: secret,
    });
  });
  beforeEach(() => {
    project.reset();
    project.on(keysPath, () => Response.json({ keys: [key.jwk] }));
    project.on('/rest/v1/sample_addresses', () => Response.json([]));
  });
  afterEach(() => address.expectQuiet());
  afterAll(async () => {
    await address.close();
    await project.close();
  });

  const ask = (token: string | undefined, postcode = 'EX71 3AA') =>
    address.handle(
      new Request(`${project.url}/functions/v1/address`, {
        method: 'POST',
        headers: token === undefined ? {} : { authorization: token.includes(' ') ? token : `Bearer ${token}` },
        body: JSON.stringify({ postcode }),
      }),
    );

  it('is accepted when the project signed it', async () => {
    expect((await ask(await key.sign())).status).toBe(200);
    expect(project.sent[0]?.body).toEqual({ p_what: 'address', p_who: customer });
    expect(project.sent[0]?.headers.get('authorization')).toBe('Bearer legacy-service');
  });

  it('is accepted when the legacy secret signed it, with or without an issuer', async () => {
    const legacy = createSecretKey(project.url, secret);
    expect((await ask(await legacy.sign())).status).toBe(200);
    expect((await ask(await legacy.sign({}, 'iss'))).status).toBe(200);
  });

  const forgeries: [string, (own: SigningKey) => string | undefined | Promise<string | undefined>][] = [
    ['nothing', () => undefined],
    ['an empty header', () => 'Bearer '],
    ['another scheme', async (own) => `Basic ${await own.sign()}`],
    ['a publishable key', () => 'sb_publishable_abc'],
    ['garbage', () => 'a.b.c'],
    ['a changed customer', async (own) => changed(await own.sign(), { sub: customer.replace('1f', '2f') })],
    ['the signature cut off', async (own) => (await own.sign()).replace(/[^.]+$/, '')],
    ['no algorithm', () => `${encode({ alg: 'none' })}.${encode(claimsAt(project.url))}.`],
    ['no algorithm, in capitals', () => `${encode({ alg: 'NONE' })}.${encode(claimsAt(project.url))}.`],
    ['a key of another project', async () => (await createSigningKey(project.url)).sign()],
    ['the public key as a secret', () => createSecretKey(project.url, JSON.stringify(key.jwk)).sign()],
    ['another secret', () => createSecretKey(project.url, `${secret}!`).sign()],
    ['an expired session', (own) => own.sign({ exp: 1_700_000_000 })],
    ['no expiry', (own) => own.sign({}, 'exp')],
    ['another audience', (own) => own.sign({ aud: 'https://example.com' })],
    ['another issuer', (own) => own.sign({ iss: 'https://example.com/auth/v1' })],
    ['no issuer', (own) => own.sign({}, 'iss')],
    ['another issuer and the legacy secret', () => createSecretKey(project.url, secret).sign({ iss: 'https://e.com' })],
    ['an expired session and the legacy secret', () => createSecretKey(project.url, secret).sign({ exp: 1 })],
    ['the legacy anonymous key', () => createSecretKey(project.url, secret).sign({ role: 'anon' }, 'sub')],
    ['the service role', (own) => own.sign({ role: 'service_role' })],
    ['no customer', (own) => own.sign({}, 'sub')],
    ['an empty customer', (own) => own.sign({ sub: '' })],
  ];

  it.each(forgeries)('is refused with %s', async (_what, forge) => {
    const response = await ask(await forge(key));
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ code: 'PT401', message: 'Please log in to continue.' });
    expect(project.sent).toEqual([]);
  });

  it('is accepted from a new key after a rotation, and refused from the old one', async () => {
    const oldKey = key;
    expect((await ask(await oldKey.sign())).status).toBe(200);
    key = await createSigningKey(project.url);
    const fresh = await key.sign();
    // A function reloads the keys at most once a second.
    await vi.waitFor(async () => expect((await ask(fresh)).status).toBe(200), { timeout: 20_000, interval: 250 });
    expect((await ask(await oldKey.sign())).status).toBe(401);
  });

  it('is not trusted while the keys cannot be read', async () => {
    const stranger = await createSigningKey(project.url);
    project.on(keysPath, () => new Response(null, { status: 503 }));
    await vi.waitFor(async () => expect((await ask(await stranger.sign())).status).toBe(502), {
      timeout: 20_000,
      interval: 250,
    });
    expect(project.sent).toEqual([]);
    await address.expectLog('The signing keys of the project could not be read.');
  });
});

/** A token with its signature kept and a claim changed. */
function changed(token: string, claims: object): string {
  const [head, body = '', signature] = token.split('.');
  const own = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
  return `${head}.${encode({ ...own, ...claims })}.${signature}`;
}
