import { describe, expect, it } from 'vitest';
import { createMemoryAdapter } from '../../../src/adapters/memory/createMemoryAdapter';
import { getScenario, scenarioNames } from '../../../src/adapters/memory/scenarios';
import { createBackend } from '../../../src/backend/createBackend';
import { portalRestoreApplication, portalUser } from '../../../src/backend/contracts/onboarding';
import { portalUserPensions } from '../../../src/backend/contracts/pensions';
import { portalUserTraces } from '../../../src/backend/contracts/traces';
import { BackendError } from '../../../src/backend/BackendError';

describe('the named scenarios', () => {
  const loggedIn = scenarioNames.filter((name) => !['logged-out', 'second-step', 'password-recovery'].includes(name));

  it('include one without a logged-in customer', async () => {
    expect(scenarioNames.filter((name) => getScenario(name).loggedInAs === undefined)).toEqual(['logged-out']);
    const backend = createBackend(createMemoryAdapter());
    await expect(backend.auth.getSession()).resolves.toBeNull();
    await expect(backend.call(portalUser, undefined)).rejects.toMatchObject({ code: 'logged-out' });
  });

  it('are listed in the error for an unknown name', () => {
    for (const name of ['portl', 'toString']) {
      expect(() => Reflect.apply(getScenario, undefined, [name])).toThrow(
        `There is no scenario '${name}'. There are: logged-out, `,
      );
    }
  });

  it.each(loggedIn)('include %s, whose replies fit their contracts', async (name) => {
    const backend = createBackend(createMemoryAdapter(name));
    const session = await backend.auth.getSession();
    const profile = await backend.call(portalUser, undefined);
    expect(profile.id).toBe(session?.userId);
    expect(profile.tags).toHaveLength(1);
    await expect(backend.call(portalUserTraces, undefined)).resolves.toBeInstanceOf(Array);
    await expect(backend.call(portalUserPensions, undefined)).resolves.toBeInstanceOf(Array);
    await expect(backend.readTasks()).resolves.toBeInstanceOf(Array);
    await expect(backend.readGuides({ recommended: false })).resolves.toBeInstanceOf(Array);
  });

  it('include one in which a reset link is open, and no customer is logged in', async () => {
    const { auth } = createMemoryAdapter('password-recovery');
    const events: unknown[] = [];
    auth.onChange((event, session) => events.push([event, session?.email]));
    await expect(auth.getSession()).resolves.toBeNull();
    expect(events).toEqual([['link-opened', 'margaret.hale@example.com']]);
  });

  it('include one in which the code of an authenticator app is due', async () => {
    const backend = createBackend(createMemoryAdapter('second-step'));
    await expect(backend.auth.getSession()).resolves.toMatchObject({ secondStep: 'due' });
    await expect(backend.call(portalUser, undefined)).rejects.toMatchObject({ serverCode: 'PT403' });
  });

  it('include a cancelled application, which returns to the portal', async () => {
    const backend = createBackend(createMemoryAdapter('cancelled'));
    await expect(backend.call(portalRestoreApplication, undefined)).resolves.toEqual([13]);
  });

  it('give each adapter its own state', async () => {
    const one = createMemoryAdapter('traces');
    const other = createMemoryAdapter('traces');
    await one.rpc('portal_trace_continue', {});
    expect(one.state.customers[0]?.tags).toEqual([8]);
    expect(other.state.customers[0]?.tags).toEqual([7]);
  });

  it('include one that never leaves processing', async () => {
    const backend = createBackend(createMemoryAdapter('processing'));
    await backend.call(portalUser, undefined);
    expect((await backend.call(portalUser, undefined)).tags).toEqual([4]);
  });

  it('can be replaced by a custom scenario', async () => {
    const adapter = createMemoryAdapter({
      customers: [{ id: 'someone', email: 'someone@example.com', tags: [13], firstName: 'Frederick' }],
      loggedInAs: 'someone',
    });
    const profile = await createBackend(adapter).call(portalUser, undefined);
    expect(profile).toMatchObject({ id: 'someone', first_name: 'Frederick', tags: [13], addresses: [] });
  });
});

describe('the options of the memory adapter', () => {
  it('fails a call by name, with a text for customers or a given error', async () => {
    const error = new BackendError('unreachable', 'no answer');
    const adapter = createMemoryAdapter('reason', { fail: { portal_why: 'Not today.', 'read.tasks': error } });
    await expect(adapter.rpc('portal_why', { p_reason: 2 })).rejects.toMatchObject({
      code: 'refused',
      message: 'Not today.',
    });
    await expect(adapter.read.tasks()).rejects.toBe(error);
    expect(adapter.state.customers[0]?.tags).toEqual([3]);
  });

  it('keeps a call pending until it is aborted', async () => {
    const adapter = createMemoryAdapter('reason', { pending: ['portal_why'] });
    const controller = new AbortController();
    const answer = adapter.rpc('portal_why', { p_reason: 2 }, { signal: controller.signal });
    const first = await Promise.race([answer, adapter.rpc('portal_user', {}).then(() => 'the other call')]);
    expect(first).toBe('the other call');
    controller.abort();
    await expect(answer).rejects.toMatchObject({ code: 'unexpected', message: 'portal_why was cancelled' });
  });

  it('records every call', async () => {
    const adapter = createMemoryAdapter('reason');
    await adapter.rpc('portal_why', { p_reason: 2 }, { headers: { 'Idempotency-Key': 'k' } });
    await adapter.read.guides({ recommended: true });
    expect(adapter.calls).toEqual([
      { name: 'portal_why', payload: { p_reason: 2 }, headers: { 'Idempotency-Key': 'k' } },
      { name: 'read.guides', payload: { recommended: true }, headers: {} },
    ]);
  });
});
