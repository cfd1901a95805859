import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../src/backend/BackendError';
import { draftPause } from '../../src/provider/createDrafts';
import { PensionTraceTopBar } from '../../src/features/frame/PensionTraceTopBar';
import { PersonalDetailsForm } from '../../src/features/personal-details/PersonalDetailsForm';
import { useTraceForm } from '../../src/headless';
import { createMemoryAdapter, type MemoryAdapter, type MemoryOptions } from '../../src/memory';
import { usePensionTrace } from '../../src/provider/PensionTraceContext';
import { payloadsOf } from '../features/payloadsOf';
import { renderHookWithAdapter, renderWithAdapter } from '../provider/renderWithAdapter';

const form = 'personal-details';

function adapterWith(typed: Record<string, unknown> | undefined, options: MemoryOptions = {}) {
  const adapter = createMemoryAdapter('personal', options);
  if (typed) adapter.state.customers[0]?.drafts.push({ form, typed });
  return adapter;
}

function UnmountableForm() {
  const [isUnmounted, setIsUnmounted] = useState(false);
  return (
    <>
      <button onClick={() => setIsUnmounted(true)}>Leave</button>
      {!isUnmounted && <PersonalDetailsForm />}
    </>
  );
}

async function openForm(adapter: MemoryAdapter, keepsDrafts = true) {
  const onEvent = vi.fn();
  const view = renderWithAdapter(<UnmountableForm />, adapter, { config: { keepsDrafts }, onEvent });
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Margaret'));
  return { ...view, onEvent, user: userEvent.setup({ delay: null }) };
}

/** Replaces the draft timer, so that the test does not depend on the machine's speed. Call the result to fire it. */
function mockDraftTimer(): () => void {
  const start = globalThis.setTimeout;
  let fire: (() => void) | undefined;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((handler, delay) => {
    if (delay !== draftPause) return start(handler, delay);
    fire = handler;
    return start(() => {}, 0);
  });
  return () => act(() => fire?.());
}

const draftsSent = (adapter: MemoryAdapter) => payloadsOf(adapter, 'portal_draft_keep');
const phone = () => screen.getByLabelText('Phone number');

afterEach(() => vi.restoreAllMocks());

describe('a form with config.keepsDrafts', () => {
  it('fills untouched fields with the draft from another device', async () => {
    const adapter = adapterWith({ phoneNumber: '07700 900999', day: '27', firstName: 'Meg', previousNames: ['Ada'] });
    renderWithAdapter(<PersonalDetailsForm />, adapter, { config: { keepsDrafts: true } });
    await waitFor(() => expect(screen.getByLabelText('Day')).toHaveValue('27'));
    expect(phone()).toHaveValue('07700 900999');
    expect(screen.getByLabelText('First name')).toHaveValue('Meg');
    expect(screen.getByText('Ada')).toBeVisible();
    expect(screen.getByLabelText('National Insurance number')).toHaveValue('');
  });

  it('keeps typed text when the draft loads', async () => {
    let answer: (() => void) | undefined;
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const adapter = adapterWith({ phoneNumber: '07700 900999', day: '27' });
    const slow: MemoryAdapter = {
      ...adapter,
      rpc: async (name, ...rest) => {
        if (name === 'portal_drafts') await waiting;
        return adapter.rpc(name, ...rest);
      },
    };
    const { user } = await openForm(slow);
    await user.type(phone(), '0');
    act(() => answer?.());
    await waitFor(() => expect(screen.getByLabelText('Day')).toHaveValue('27'));
    expect(phone()).toHaveValue('0');
  });

  it('sends the last values once, and never the National Insurance number, to storage or events', async () => {
    const adapter = adapterWith(undefined);
    const { user, onEvent } = await openForm(adapter);
    const fireDraftTimer = mockDraftTimer();
    await user.type(screen.getByLabelText('National Insurance number'), 'AB123456C');
    await user.type(phone(), '07700 900123');
    expect(draftsSent(adapter)).toEqual([]);
    fireDraftTimer();
    await waitFor(() => expect(draftsSent(adapter)).toHaveLength(1));
    expect(draftsSent(adapter)).toEqual([{ p_form: form, p_values: { phoneNumber: '07700 900123' } }]);
    const elsewhere = JSON.stringify([onEvent.mock.calls, { ...localStorage }, { ...sessionStorage }]);
    expect(elsewhere).not.toContain('900123');
    expect(JSON.stringify(adapter.calls)).not.toContain('AB123456C');
  });

  it('sends immediately when the page is hidden and when the form unmounts', async () => {
    const adapter = adapterWith(undefined);
    const { user } = await openForm(adapter);
    mockDraftTimer();
    await user.type(phone(), '07');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(draftsSent(adapter)).toEqual([{ p_form: form, p_values: { phoneNumber: '07' } }]));
    await user.type(screen.getByLabelText('Day'), '2');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(draftsSent(adapter)).toHaveLength(2));
    expect(draftsSent(adapter)[1]).toEqual({ p_form: form, p_values: { phoneNumber: '07', day: '2' } });
  });

  it('sends at once when the page is hidden before the stored draft has arrived', async () => {
    let answer: (() => void) | undefined;
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const adapter = adapterWith({ phoneNumber: '07700 900999', day: '27' });
    const slow: MemoryAdapter = {
      ...adapter,
      rpc: async (name, ...rest) => {
        if (name === 'portal_drafts') await waiting;
        return adapter.rpc(name, ...rest);
      },
    };
    const { user } = await openForm(slow);
    await user.type(phone(), '07');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    const stored = () => adapter.state.customers[0]?.drafts[0]?.typed;
    // The fields that the other device typed stay.
    await waitFor(() => expect(stored()).toEqual({ phoneNumber: '07', day: '27' }));
    act(() => answer?.());
    await waitFor(() => expect(screen.getByLabelText('Day')).toHaveValue('27'));
    expect(phone()).toHaveValue('07');
    expect(stored()).toEqual({ phoneNumber: '07', day: '27' });
  });

  it.each([
    {
      when: 'the page is hidden',
      happen() {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
      },
    },
    { when: 'the browser is online again', happen: () => window.dispatchEvent(new Event('online')) },
  ])('sends again what failed to send, when $when', async ({ happen }) => {
    const adapter = adapterWith(undefined);
    let isDown = true;
    const flaky: MemoryAdapter = {
      ...adapter,
      rpc: async (name, ...rest) => {
        if (name === 'portal_draft_keep' && isDown) throw new BackendError('unreachable', 'down');
        return adapter.rpc(name, ...rest);
      },
    };
    const { user, errors } = await openForm(flaky);
    await user.type(phone(), '07');
    await waitFor(() => expect(errors).toMatchObject([{ code: 'unreachable' }]));
    isDown = false;
    happen();
    await waitFor(() => expect(draftsSent(adapter)).toEqual([{ p_form: form, p_values: { phoneNumber: '07' } }]));
  });

  it.each(['portal_drafts', 'portal_draft_keep'])('works when %s fails, and reports the failure', async (name) => {
    const adapter = adapterWith(undefined, { fail: { [name]: new BackendError('unexpected', 'down') } });
    const { user, errors } = await openForm(adapter);
    await user.type(phone(), '07700 900123');
    await waitFor(() => expect(errors).toMatchObject([{ code: 'unexpected', message: 'down' }]));
    expect(phone()).toHaveValue('07700 900123');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('deletes a discarded draft, after any pending save', async () => {
    const adapter = createMemoryAdapter('portal');
    const { result } = renderHookWithAdapter(() => useTraceForm(), adapter, { config: { keepsDrafts: true } });
    await waitFor(() => expect(payloadsOf(adapter, 'portal_drafts')).toHaveLength(1));
    act(() => result.current.form.setValues({ employer: 'Milton Mills' }));
    await waitFor(() => expect(adapter.state.customers[0]?.drafts).toHaveLength(1));
    act(() => result.current.discard());
    await waitFor(() => expect(adapter.state.customers[0]?.drafts).toEqual([]));
    expect(result.current.form.getValues('employer')).toBe('');
    act(() => result.current.form.setValues({ employer: 'Late' }));
    expect(draftsSent(adapter).at(-1)).toEqual({ p_form: 'trace', p_values: null });
  });

  it('keeps the customer’s own address of a trace, and restores it', async () => {
    const adapter = createMemoryAdapter('portal');
    const settings = { config: { keepsDrafts: true } };
    const first = renderHookWithAdapter(() => useTraceForm(), adapter, settings);
    await waitFor(() => expect(payloadsOf(adapter, 'portal_drafts')).toHaveLength(1));
    const own = { hasOwnAddress: true, ownLine1: '1 Old Road', ownCity: 'Sampleton', ownPostcode: 'EX71 3AA' };
    act(() => first.result.current.form.setValues(own, { shouldDirty: true }));
    first.unmount();
    await waitFor(() => expect(adapter.state.customers[0]?.drafts).toEqual([{ form: 'trace', typed: own }]));

    const { result } = renderHookWithAdapter(() => useTraceForm(), adapter, settings);
    await waitFor(() => expect(result.current.form.getValues()).toMatchObject(own));
    expect(result.current.hasOwnAddress).toBe(true);
  });

  it('saves what was typed before the session was known', async () => {
    const memory = createMemoryAdapter('portal');
    let answer = () => {};
    const isKnown = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const adapter: MemoryAdapter = {
      ...memory,
      auth: {
        ...memory.auth,
        onChange: () => () => {},
        getSession: async () => {
          await isKnown;
          return memory.auth.getSession();
        },
      },
    };
    const settings = { config: { keepsDrafts: true } };
    const { result } = renderHookWithAdapter(
      () => ({ form: useTraceForm(), drafts: usePensionTrace('test').memory.customer.drafts }),
      adapter,
      settings,
    );
    act(() => result.current.form.form.setValues({ employer: 'Milton Mills' }, { shouldDirty: true }));
    act(() => answer());
    await waitFor(
      () => expect(draftsSent(memory)).toEqual([{ p_form: 'trace', p_values: { employer: 'Milton Mills' } }]),
      { timeout: 3000 },
    );
    expect(result.current.drafts.get('trace')).toEqual({ employer: 'Milton Mills' });
  });

  it('saves before a log-out what is on the page, also without an event', async () => {
    const adapter = adapterWith(undefined);
    const view = renderWithAdapter(
      <>
        <PensionTraceTopBar hasLogOut />
        <PersonalDetailsForm />
      </>,
      adapter,
      { config: { keepsDrafts: true } },
    );
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Margaret'));
    const user = userEvent.setup({ delay: null });
    mockDraftTimer();
    await user.type(screen.getByLabelText('Day'), '27');
    Object.assign(phone(), { value: '07700 900123' });
    await user.click(await screen.findByRole('button', { name: 'Save and log out' }));
    await waitFor(() => expect(payloadsOf(adapter, 'auth.logOut')).toHaveLength(1));
    expect(draftsSent(adapter)).toEqual([{ p_form: form, p_values: { day: '27', phoneNumber: '07700 900123' } }]);
    expect(view.errors).toEqual([]);
  });

  it('asks before a log-out when the draft cannot be saved', async () => {
    const down = new BackendError('unreachable', 'No answer');
    const adapter = adapterWith(undefined, { fail: { portal_draft_keep: down } });
    renderWithAdapter(
      <>
        <PensionTraceTopBar hasLogOut />
        <PersonalDetailsForm />
      </>,
      adapter,
      { config: { keepsDrafts: true } },
    );
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Margaret'));
    const user = userEvent.setup({ delay: null });
    await user.type(phone(), '07700 900123');
    await user.click(await screen.findByRole('button', { name: 'Save and log out' }));
    expect(await screen.findByText('Your last changes are not saved')).toBeVisible();
    expect(payloadsOf(adapter, 'auth.logOut')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Log out without saving' }));
    await waitFor(() => expect(payloadsOf(adapter, 'auth.logOut')).toHaveLength(1));
  });

  it('keeps what the server has had too much of, shows no error, and asks before a log-out', async () => {
    const many = new BackendError('refused', 'You have made many changes.', { serverCode: 'PT429' });
    const adapter = adapterWith(undefined, { fail: { portal_draft_keep: many } });
    const { errors } = renderWithAdapter(
      <>
        <PensionTraceTopBar hasLogOut />
        <UnmountableForm />
      </>,
      adapter,
      { config: { keepsDrafts: true } },
    );
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Margaret'));
    const user = userEvent.setup({ delay: null });
    await user.type(phone(), '07700 900123');
    await waitFor(() => expect(draftsSent(adapter)).toHaveLength(1));
    expect(phone()).toHaveValue('07700 900123');
    expect(screen.queryByRole('alert')).toBeNull();

    // The form has closed, and its values are still not on the server.
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await user.click(await screen.findByRole('button', { name: 'Save and log out' }));
    expect(await screen.findByText('Your last changes are not saved')).toBeVisible();
    expect(payloadsOf(adapter, 'auth.logOut')).toEqual([]);
    expect(errors).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Log out without saving' }));
    await waitFor(() => expect(payloadsOf(adapter, 'auth.logOut')).toHaveLength(1));
  });

  it('ignores a stored value of another type', async () => {
    const adapter = adapterWith({ phoneNumber: 7700900999, previousNames: 'Ada', day: '27' });
    await openForm(adapter);
    await waitFor(() => expect(screen.getByLabelText('Day')).toHaveValue('27'));
    expect(phone()).toHaveValue('');
    expect(screen.queryByText('Ada')).toBeNull();
  });

  it('sends nothing to the backend when it is off', async () => {
    const adapter = adapterWith({ day: '27' });
    const { user } = await openForm(adapter, false);
    await user.type(phone(), '07');
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect([...payloadsOf(adapter, 'portal_drafts'), ...draftsSent(adapter)]).toEqual([]);
  });
});
