import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryAdapter } from '../../../src/memory';

const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const personal = {
  p_title: null,
  p_last_name: 'O’Brien',
  p_previous_names: [],
  p_date_of_birth: '2999-05-01',
  p_national_insurance: 'not a number',
  p_phone_number: '07700 900123',
};

describe('the backend in memory', () => {
  it('stores what it is sent, and checks no value', async () => {
    const adapter = createMemoryAdapter('personal');
    await expect(adapter.rpc('portal_personal', personal)).resolves.toEqual([2]);
    expect(adapter.state.customers[0]).toMatchObject({
      lastName: 'O’Brien',
      birthDate: '2999-05-01',
      nationalInsurance: 'not a number',
    });
  });

  it('reads the time from the injected clock', async () => {
    const clock = { now: () => new Date('2020-04-30T12:00:00Z') };
    const adapter = createMemoryAdapter('create-trace', { clock });
    await adapter.rpc('portal_create_trace', { p_employer: 'Milton Mills', p_paying: true });
    expect(adapter.state.customers[0]?.traces[0]?.created_date).toBe('2020-04-30T12:00:00.000Z');
  });

  it('has the firm’s name in the letter and in what was signed', async () => {
    const adapter = createMemoryAdapter('authorisation', { companyName: 'Ferry & $& Sons' });
    const letter = await adapter.rpc('portal_agreements', {});
    expect(letter).toMatchObject({ company_name: 'Ferry & $& Sons', company_address: null });
    expect(JSON.stringify(letter)).toContain('I authorise Ferry & $& Sons to look for my pensions.');
    const { state } = createMemoryAdapter('portal', { companyName: 'Your Firm' });
    expect(JSON.stringify(state)).not.toContain('Lantern');
    expect(createMemoryAdapter('portal').state.companyName).toBe('Lantern Pension Tracing');
  });

  it('changes nothing after a refusal', async () => {
    const adapter = createMemoryAdapter('authorisation');
    const before = structuredClone(adapter.state);
    const payload = { p_data_protection: true, p_hmrc_authorised: true, p_signature: pixel, p_screenshot: null };
    await expect(adapter.rpc('portal_authorisation', payload)).rejects.toMatchObject({ serverCode: 'PT409' });
    expect(adapter.state).toEqual(before);
  });

  it('stores the evidence of a signature', async () => {
    const adapter = createMemoryAdapter('authorisation');
    const payload = {
      p_data_protection: true,
      p_hmrc_authorised: true,
      p_signature: pixel,
      p_screenshot: 'data:image/png;base64,AAAA',
    };
    const { wording } = Object(await adapter.rpc('portal_agreements', {}));
    const evidence = { method: 'typed', screenshot: 'failed', wording, translated: true, faint: true };
    const header = JSON.stringify({ ...evidence, note: 'dropped' });
    await adapter.rpc('portal_authorisation', payload, { headers: { 'X-Evidence': header } });
    const [signed] = adapter.state.customers[0]?.authorisations ?? [];
    expect(signed).toMatchObject({
      signature: pixel,
      screenshot: payload.p_screenshot,
      hmrcAuthorised: true,
    });
    expect(signed?.evidence).toEqual(evidence);
  });

  it.each([
    ['an unknown procedure', 'portal_no_such_thing', {}],
    ['parameters that the procedure does not accept', 'portal_why', { p_reason: 'two' }],
  ])('answers %s as PostgREST does', async (_name, name, payload) => {
    await expect(createMemoryAdapter('reason').rpc(name, payload)).rejects.toMatchObject({
      code: 'not-implemented',
      serverCode: 'PGRST202',
    });
  });

  it('has only the address function', async () => {
    await expect(createMemoryAdapter('address').invoke('other', {})).rejects.toMatchObject({ code: 'unexpected' });
  });

  it('notifies subscribers of a changed table', () => {
    const adapter = createMemoryAdapter('portal');
    const onTasks = vi.fn<() => void>();
    const onGuides = vi.fn<() => void>();
    const end = adapter.subscribe('tasks', onTasks);
    adapter.subscribe('guides', onGuides);
    adapter.announceChange('tasks');
    end();
    adapter.announceChange('tasks');
    expect(onTasks).toHaveBeenCalledTimes(1);
    expect(onGuides).not.toHaveBeenCalled();
  });

  it('cannot be changed through a reply', async () => {
    const adapter = createMemoryAdapter('portal');
    const replies: unknown = await adapter.rpc('portal_user_traces', {});
    expect(replies).toHaveLength(4);
    if (Array.isArray(replies)) replies.length = 0;
    await expect(adapter.rpc('portal_user_traces', {})).resolves.toHaveLength(4);
  });
});

describe('a delay', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('precedes every answer', async () => {
    const adapter = createMemoryAdapter('reason', { delay: 800 });
    const onAnswer = vi.fn<() => void>();
    const answer = adapter.rpc('portal_user', {}).then(onAnswer);
    await vi.advanceTimersByTimeAsync(799);
    expect(onAnswer).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onAnswer).toHaveBeenCalledTimes(1);
    await answer;
  });

  it('of `never` leaves calls pending', async () => {
    const adapter = createMemoryAdapter('reason', { delay: 'never' });
    const onAnswer = vi.fn<() => void>();
    void adapter.rpc('portal_user', {}).then(onAnswer);
    await vi.advanceTimersByTimeAsync(1_000_000);
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it('rejects when the caller aborts', async () => {
    const adapter = createMemoryAdapter('reason', { delay: 800 });
    const controller = new AbortController();
    const answer = adapter.rpc('portal_user', {}, { signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ message: 'portal_user was cancelled' });
    await expect(adapter.rpc('portal_user', {}, { signal: controller.signal })).rejects.toMatchObject({
      message: 'portal_user was cancelled',
    });
  });
});
