import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trace } from '../database/customers';
import { signUp, type SignedIn } from './fixture';
import { startBackend, type RunningBackend } from './startBackend';

let backend: RunningBackend;
let me: SignedIn;
let p_id: unknown;
beforeAll(async () => {
  backend = await startBackend();
  me = await signUp(backend, 'hostile@example.com');
  await backend.sql(`update public.profiles set tags = '{13}' where id = $1`, [me.userId]);
  await me.client.rpc('portal_create_trace', trace).throwOnError();
  p_id = (await backend.sql('select id from public.traces'))[0]?.id;
});
afterAll(() => backend.stop());

function post(path: string, body: BodyInit): Promise<Response> {
  const headers = {
    apikey: backend.anonKey,
    authorization: `Bearer ${me.accessToken}`,
    'content-type': 'application/json',
  };
  return fetch(`${backend.url}${path}`, { method: 'POST', headers, body });
}

describe('hostile requests', () => {
  it.each([
    ['nothing', ''],
    ['half a text', '{"p_id":"'],
    ['a list', '[]'],
    ['a list of calls', `[{"p_id":"00000000-0000-4000-8000-000000000001"}]`],
    ['null', 'null'],
    ['a number', '1e400'],
    ['a number beyond numbers', '{"p_id":1e400}'],
    ['bytes that are no text', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['a nul byte', '{"p_id":"\\u0000"}'],
    ['half a character', '{"p_id":"\\ud800"}'],
    ['deep lists', `{"p_id":${'['.repeat(500)}${']'.repeat(500)}}`],
    ['its prototype', '{"__proto__":{"p_id":1},"constructor":{}}'],
    ['a form', 'p_id=1'],
  ])('with %s as body are refused without internals of the server', async (_, body) => {
    const response = await post('/rest/v1/rpc/portal_user_trace', body);
    const answer = await response.text();
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(answer).not.toMatch(/node_modules|\.[jt]s:\d+|\bat \w+ \(|PL\/pgSQL|private\./);
  });

  it('with odd text return it unchanged', async () => {
    const odd = `Z\u0351a \\u0000 '); -- {"a":null} %1$s <b> İß 👩‍👧 \u05e9\u05dc é`;
    const edited = await post(
      '/rest/v1/rpc/portal_edit_trace',
      JSON.stringify({ p_id, p_employer: odd, p_provider: odd, p_policy: odd }),
    );
    expect(edited.ok).toBe(true);
    const { data } = await me.client.rpc('portal_user_trace', { p_id });
    const kept = odd.normalize('NFC').trim();
    expect(data).toMatchObject({ name: kept, provider: kept, policy: kept });
  });
});
