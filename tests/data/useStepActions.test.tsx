import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { portalTraceAdd, portalTraceContinue } from '../../src/backend/contracts/traces';
import { useAccount } from '../../src/data/useAccount';
import { useStepActions } from '../../src/data/useStepActions';
import { createMemoryAdapter, type MemoryOptions } from '../../src/testing';
import { payloadsOf } from '../features/payloadsOf';
import { renderHookWithAdapter } from '../provider/renderWithAdapter';

async function renderMoves(options: MemoryOptions = {}) {
  const adapter = createMemoryAdapter('traces', options);
  const onCompleted = vi.fn();
  const view = renderHookWithAdapter(
    () => ({
      account: useAccount(),
      moves: useStepActions({ add: portalTraceAdd, continue: portalTraceContinue }, { onCompleted }),
    }),
    adapter,
  );
  await waitFor(() => expect(view.result.current.account.status).toBe('ready'));
  return { ...view, adapter, onCompleted };
}

describe('moves', () => {
  it('lay the new tags over the profile and say which move it was', async () => {
    const { result, onCompleted } = await renderMoves();
    expect(result.current.moves).toMatchObject({ state: { status: 'idle' }, busyWith: undefined });
    act(() => result.current.moves.go('continue'));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledExactlyOnceWith({ move: 'continue', tags: [8] }));
    await waitFor(() => expect(result.current.account).toMatchObject({ user: { tags: [8] } }));
    expect(result.current.moves).toMatchObject({ state: { status: 'done' }, busyWith: 'continue' });
  });

  it('are made one at a time', async () => {
    const { result, adapter } = await renderMoves({ pending: ['portal_trace_add'] });
    act(() => {
      result.current.moves.go('add');
      result.current.moves.go('continue');
      result.current.moves.go('add');
    });
    await waitFor(() => expect(result.current.moves.busyWith).toBe('add'));
    expect(payloadsOf(adapter, 'portal_trace_add')).toHaveLength(1);
    expect(payloadsOf(adapter, 'portal_trace_continue')).toEqual([]);
  });

  it('are possible again after a failure', async () => {
    const fail: Record<string, string> = { portal_trace_add: 'This step is not available to you at the moment.' };
    const { result, onCompleted } = await renderMoves({ fail });
    act(() => result.current.moves.go('add'));
    await waitFor(() =>
      expect(result.current.moves.state).toMatchObject({
        status: 'failed',
        move: 'add',
        message: 'This step is not available to you at the moment.',
      }),
    );
    expect(result.current.moves.busyWith).toBeUndefined();
    act(() => result.current.moves.go('continue'));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledExactlyOnceWith({ move: 'continue', tags: [8] }));
  });
});
