import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBackend } from '../../src/backend/createBackend';
import { marketingByLink } from '../../src/backend/contracts/account';
import { portalWelcomeBack } from '../../src/backend/contracts/onboarding';
import { createSupabaseAdapter } from '../../src/supabase';
import { signUp } from './fixture';
import { startBackend, type RunningBackend, type StartBackendOptions } from './startBackend';

const tooOften = {
  name: 'BackendError',
  code: 'refused',
  serverCode: 'PT429',
  message: 'Too many tries. Please wait a few minutes and try again.',
};

let backend: RunningBackend;
/** A backend that answers two requests. */
async function startLimited(options: StartBackendOptions = {}): Promise<RunningBackend> {
  const started = await startBackend(options);
  await started.sql(`update public.settings set request_limit = 2, request_window = interval '100 years'`);
  return started;
}
beforeAll(async () => {
  backend = await startLimited();
});
afterAll(() => backend.stop());

/** Requests an unknown invite, as a client with these headers. */
async function statusOf(headers: Record<string, string>): Promise<number> {
  const answer = await fetch(`${backend.url}/rest/v1/rpc/portal_welcome_back`, {
    method: 'POST',
    headers: { apikey: backend.anonKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ p_id: randomUUID() }),
  });
  return answer.status;
}

describe('the request limit', () => {
  it('has a message for customers and the status 429', async () => {
    const { call } = createBackend(createSupabaseAdapter(backend.client()));
    const invite = () => call(portalWelcomeBack, { p_id: randomUUID() });
    const words = 'We could not find this invitation. You can log in or sign up without it.';
    await expect(invite()).rejects.toMatchObject({ code: 'refused', serverCode: 'PT404', message: words });
    await expect(invite()).rejects.toMatchObject({ serverCode: 'PT404', message: words });
    await expect(invite()).rejects.toMatchObject(tooOften);
    expect(await statusOf({})).toBe(429);
    const link = () => call(marketingByLink, { p_id: randomUUID(), p_email: 'nobody@example.com' });
    await expect(link()).rejects.toMatchObject({ code: 'refused', serverCode: 'PT404' });
  });

  it('ignores the address that a client claims', async () => {
    const forged = (client: string) => statusOf({ 'x-forwarded-for': client, 'cf-connecting-ip': client });
    // The tests above have used up this machine's limit.
    expect([await forged('198.51.100.7'), await forged('198.51.100.8'), await forged('198.51.100.9')]).toEqual([
      429, 429, 429,
    ]);
  });

  it('counts by the address that a proxy saw, whatever the client sends', async () => {
    await backend.stop();
    backend = await startLimited({ isBehindProxy: true });
    const through = (client: string) => statusOf({ 'x-forwarded-for': client });
    expect([await through('198.51.100.1'), await through('10.0.0.1, 198.51.100.1')]).toEqual([404, 404]);
    expect(await through('10.0.0.2, 198.51.100.1')).toBe(429);
    expect(await statusOf({ 'x-forwarded-for': '198.51.100.1', 'cf-connecting-ip': '192.0.2.1' })).toBe(429);
    expect(await through('198.51.100.2')).toBe(404);
  });

  it('also applies to the address function, per customer', async () => {
    const { client } = await signUp(backend, 'first@example.com');
    const { lookUpAddresses } = createBackend(createSupabaseAdapter(client));
    await lookUpAddresses('EX71 3AA');
    await lookUpAddresses('EX71 4BB');
    await expect(lookUpAddresses('EX72 1QD')).rejects.toMatchObject(tooOften);
    // An invalid postcode does not count.
    await expect(lookUpAddresses('nowhere')).resolves.toEqual({ type: 'error', data: 'postcode' });
    const other = await signUp(backend, 'second@example.com');
    const found = await createBackend(createSupabaseAdapter(other.client)).lookUpAddresses('EX71 3AA');
    expect(found.type).toBe('success');
  });
});
