import { describe, expect, it } from 'vitest';
import { createSupabaseAdapter } from '../../../src/adapters/supabase/createSupabaseAdapter';
import { clientOver, json, noAnswer, noNetwork, type Answer } from './clientOver';

function invoke(answer: Answer) {
  const { client, requests } = clientOver(answer);
  const reply = createSupabaseAdapter(client).invoke('address', { postcode: 'ZZ99 3AA' });
  return { reply, requests };
}

describe('a server function over supabase-js', () => {
  it('sends the body and resolves with the reply', async () => {
    const { reply, requests } = invoke(() => json({ type: 'success', data: [] }));
    await expect(reply).resolves.toEqual({ type: 'success', data: [] });
    expect(requests[0]).toMatchObject({
      method: 'POST',
      path: '/functions/v1/address',
      body: { postcode: 'ZZ99 3AA' },
    });
  });

  it.each([
    ['refuses with our message', 429, { code: 'PT429', message: 'Please wait.' }, 'refused', 'Please wait.'],
    [
      'needs a session',
      401,
      { message: 'Invalid JWT' },
      'logged-out',
      'The function address needs a session that the server accepts',
    ],
    ['fails', 500, { message: 'boom' }, 'unexpected', 'The function address failed with status 500'],
    [
      'does not exist',
      404,
      { message: 'no such function' },
      'unexpected',
      'The function address failed with status 404',
    ],
    ['times out at a gateway', 504, {}, 'unreachable', 'The function address could not be reached'],
  ])('rejects when it %s', async (_name, status, body, code, message) => {
    await expect(invoke(() => json(body, status)).reply).rejects.toMatchObject({ code, message });
  });

  it('is unexpected when a gateway answers with a page', async () => {
    const { reply } = invoke(() => new Response('<h1>Not found</h1>', { status: 404 }));
    await expect(reply).rejects.toMatchObject({ code: 'unexpected', serverCode: undefined });
  });

  it('is unreachable when the relay cannot reach it', async () => {
    const { reply } = invoke(() => json({}, 500, { 'x-relay-error': 'true' }));
    await expect(reply).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('is unreachable without a network', async () => {
    await expect(invoke(noNetwork).reply).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('is unexpected when its reply cannot be parsed', async () => {
    const { reply } = invoke(() => new Response('{', { headers: { 'Content-Type': 'application/json' } }));
    await expect(reply).rejects.toMatchObject({ code: 'unexpected' });
  });

  it('is cancelled when the caller aborts', async () => {
    const { client } = clientOver((_request, signal) => noAnswer(signal));
    const controller = new AbortController();
    const answer = createSupabaseAdapter(client).invoke('address', {}, { signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ code: 'unexpected', message: 'address was cancelled' });
  });
});
