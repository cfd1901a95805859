import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { portalTraceAdd, portalTraceContinue } from '../../src/backend/contracts/traces';
import { useAccount } from '../../src/data/useAccount';
import { useStepActions } from '../../src/data/useStepActions';
import { createMemoryAdapter, type MemoryOptions } from '../../src/memory';
import { payloadsOf } from '../features/payloadsOf';
import { renderHookWithAdapter } from '../provider/renderWithAdapter';

async function renderActions(options: MemoryOptions = {}) {
  const adapter = createMemoryAdapter('traces', options);
  const onCompleted = vi.fn();
  const view = renderHookWithAdapter(
    () => ({
      account: useAccount(),
      actions: useStepActions('traceList', { add: portalTraceAdd, continue: portalTraceContinue }, { onCompleted }),
    }),
    adapter,
  );
  await waitFor(() => expect(view.result.current.account.status).toBe('success'));
  return { ...view, adapter, onCompleted };
}

describe('step actions', () => {
  it('update the profile’s tags and pass the action to onCompleted', async () => {
    const { result, onCompleted } = await renderActions();
    expect(result.current.actions).toMatchObject({ state: { status: 'idle' }, busyWith: undefined });
    act(() => result.current.actions.run('continue'));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledExactlyOnceWith({ action: 'continue', tags: [8] }));
    await waitFor(() => expect(result.current.account).toMatchObject({ user: { tags: [8] } }));
    expect(result.current.actions).toMatchObject({ state: { status: 'success' }, busyWith: 'continue' });
  });

  it('run one at a time', async () => {
    const { result, adapter } = await renderActions({ pending: ['portal_trace_add'] });
    act(() => {
      result.current.actions.run('add');
      result.current.actions.run('continue');
      result.current.actions.run('add');
    });
    await waitFor(() => expect(result.current.actions.busyWith).toBe('add'));
    expect(payloadsOf(adapter, 'portal_trace_add')).toHaveLength(1);
    expect(payloadsOf(adapter, 'portal_trace_continue')).toEqual([]);
  });

  it('run again after a failure', async () => {
    const fail: Record<string, string> = { portal_trace_add: 'This step is not available to you at the moment.' };
    const { result, onCompleted } = await renderActions({ fail });
    act(() => result.current.actions.run('add'));
    await waitFor(() =>
      expect(result.current.actions.state).toMatchObject({
        status: 'error',
        action: 'add',
        message: 'This step is not available to you at the moment.',
      }),
    );
    expect(result.current.actions.busyWith).toBeUndefined();
    act(() => result.current.actions.run('continue'));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledExactlyOnceWith({ action: 'continue', tags: [8] }));
  });
});
