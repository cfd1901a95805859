import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../src/backend/BackendError';
import { portalWhy } from '../../src/backend/contracts/onboarding';
import { useSend } from '../../src/data/useSend';
import { useSession } from '../../src/data/useSession';
import { usePensionTrace } from '../../src/provider/PensionTraceContext';
import { createMemoryAdapter } from '../../src/memory';
import { renderHookWithAdapter } from '../provider/renderWithAdapter';

const useWhy = () => {
  const { backend } = usePensionTrace('test');
  return {
    reason: useSend('reason', (input: { p_reason: number }, headers) => backend.call(portalWhy, input, { headers })),
    session: useSession(),
  };
};

function keysSent(adapter: ReturnType<typeof createMemoryAdapter>) {
  return adapter.calls.filter(({ name }) => name === 'portal_why').map(({ headers }) => headers['Idempotency-Key']);
}

describe('sending', () => {
  it('sends one request for two presses in one tick', async () => {
    const adapter = createMemoryAdapter('reason');
    const { result } = renderHookWithAdapter(useWhy, adapter);
    act(() => {
      result.current.reason.send({ p_reason: 4 });
      result.current.reason.send({ p_reason: 4 });
    });
    await waitFor(() => expect(result.current.reason.state).toEqual({ status: 'success', reply: [4] }));
    expect(keysSent(adapter)).toHaveLength(1);
  });

  it('starts no timer after its screen unmounts before the answer', async () => {
    vi.useFakeTimers();
    try {
      const useUnanswered = () => useSend('reason', () => new Promise<never>(() => {}));
      const { result, unmount } = renderHookWithAdapter(useUnanswered, createMemoryAdapter('reason'));
      act(() => result.current.send({ p_reason: 4 }));
      await act(() => vi.advanceTimersByTimeAsync(100));
      unmount();
      const started = vi.spyOn(globalThis, 'setTimeout');
      await vi.advanceTimersByTimeAsync(10_000);
      expect(started.mock.calls.filter(([, delay]) => !delay)).toEqual([]);
    } finally {
      vi.restoreAllMocks();
      vi.useRealTimers();
    }
  });

  it('repeats the key of a call with an unknown outcome, so that it has one effect', async () => {
    const fail: Record<string, BackendError> = { portal_why: new BackendError('unreachable', 'no answer') };
    const adapter = createMemoryAdapter('reason', { fail });
    const { result, errors } = renderHookWithAdapter(useWhy, adapter);
    act(() => result.current.reason.send({ p_reason: 4 }));
    await waitFor(() => expect(result.current.reason.state).toMatchObject({ status: 'error' }));
    expect(errors.map(({ code }) => code)).toEqual(['unreachable']);
    delete fail.portal_why;
    act(() => result.current.reason.send({ p_reason: 4 }));
    await waitFor(() => expect(result.current.reason.state.status).toBe('success'));
    const [first, second] = keysSent(adapter);
    expect(first).toMatch(/^test-key-/);
    expect(second).toBe(first);
  });

  it('uses a new key for other input, and after a refusal', async () => {
    const fail: Record<string, BackendError | string> = { portal_why: new BackendError('timeout', 'late') };
    const adapter = createMemoryAdapter('reason', { fail });
    const { result, errors } = renderHookWithAdapter(useWhy, adapter);
    const sendAndFail = async (p_reason: number, times: number) => {
      act(() => result.current.reason.send({ p_reason }));
      await waitFor(() => {
        expect(keysSent(adapter)).toHaveLength(times);
        expect(result.current.reason.state.status).toBe('error');
      });
    };
    await sendAndFail(4, 1);
    await sendAndFail(5, 2);
    fail.portal_why = 'Choose another reason.';
    await sendAndFail(5, 3);
    await sendAndFail(5, 4);
    const [one, two, three, four] = keysSent(adapter);
    expect(two).not.toBe(one);
    expect(three).toBe(two);
    expect(four).not.toBe(three);
    expect(errors.map(({ code }) => code)).toEqual(['timeout', 'timeout']);
  });

  it('ends the session in the page when the server no longer accepts it', async () => {
    const adapter = createMemoryAdapter('reason', {
      fail: { portal_why: new BackendError('logged-out', 'JWT expired', { serverCode: 'PGRST301' }) },
    });
    const { result } = renderHookWithAdapter(useWhy, adapter);
    await waitFor(() => expect(result.current.session.status).toBe('logged-in'));
    act(() => result.current.reason.send({ p_reason: 4 }));
    await waitFor(() => expect(result.current.session.status).toBe('logged-out'));
  });
});
