import { describe, expect, it, vi } from 'vitest';
import { createSupabaseAdapter } from '../../../src/adapters/supabase/createSupabaseAdapter';
import { clientOver, json, sessionOf } from './clientOver';

const extra = { heardFrom: 'friend' };
const payload = { p_reason: 1 };

describe('a form with own questions', () => {
  it('makes the host’s call in place of ours, with its headers', async () => {
    const { client, requests } = clientOver(() => json([2]));
    const withExtra = vi.fn((name: string, sent: object | undefined, values: typeof extra | object) => ({
      name: `firm_${name}`,
      payload: { ...sent, p_extra: values },
    }));
    const adapter = createSupabaseAdapter(client, { withExtra });
    const options = { headers: { 'Idempotency-Key': 'a-key' }, extra };
    expect(await adapter.rpc('portal_personal', payload, options)).toEqual([2]);
    expect(withExtra.mock.calls).toEqual([['portal_personal', payload, extra]]);
    expect(requests.map(({ path, body }) => [path, body])).toEqual([
      ['/rest/v1/rpc/firm_portal_personal', { ...payload, p_extra: extra }],
    ]);
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe('a-key');
  });

  it('makes our call without withExtra, with one warning, and every other form makes ours', async () => {
    const { client, requests } = clientOver(() => json([2]));
    const withExtra = vi.fn(() => ({ name: 'firm_personal' }));
    const onWarning = vi.fn();
    const adapter = createSupabaseAdapter(client, { onWarning });
    await adapter.rpc('portal_personal', payload, { extra });
    await adapter.rpc('portal_personal', payload, { extra });
    expect(onWarning.mock.calls).toEqual([
      [expect.stringMatching(/^portal_personal has no parameter.*heardFrom.*withExtra/)],
    ]);
    await createSupabaseAdapter(client, { withExtra }).rpc('portal_personal', payload);
    expect(requests.map(({ path, body }) => [path, body])).toEqual(
      Array.from({ length: 3 }, () => ['/rest/v1/rpc/portal_personal', payload]),
    );
    expect(withExtra).not.toHaveBeenCalled();
  });

  it('gets the refusal of a question', async () => {
    const refusal = { code: 'PT400', message: 'We cannot call this number', hint: 'extra.secondPhone', details: null };
    const { client } = clientOver(() => json(refusal, 400));
    const adapter = createSupabaseAdapter(client, { withExtra: (name, sent) => ({ name, payload: sent }) });
    await expect(adapter.rpc('portal_personal', payload, { extra })).rejects.toMatchObject({
      code: 'refused',
      message: 'We cannot call this number',
      parameter: 'extra.secondPhone',
    });
  });

  it('signs up with the answers in the user’s metadata', async () => {
    const { client, requests } = clientOver(() => json(sessionOf('ada')));
    const account = { email: 'ada@example.com', password: 'correct horse', firstName: 'Ada', lastName: 'Byron' };
    await createSupabaseAdapter(client).auth.signUp({ ...account, extra });
    const [request] = requests.filter(({ path }) => path.includes('signup'));
    expect(request?.body).toMatchObject({ data: { first_name: 'Ada', last_name: 'Byron', extra } });
  });
});
