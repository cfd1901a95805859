import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useTour } from '../../../src/features/tour/useTour';
import { createMemoryAdapter } from '../../../src/memory';
import { payloadsOf } from '../payloadsOf';
import { renderHookWithAdapter } from '../../provider/renderWithAdapter';

describe('useTour', () => {
  it('starts with the welcome, then shows the steps, and is off after its end', async () => {
    const adapter = createMemoryAdapter('portal-first-visit');
    const { result } = renderHookWithAdapter(() => useTour(), adapter);
    expect(result.current.state).toEqual({ status: 'off' });
    await waitFor(() => expect(result.current.state).toEqual({ status: 'idle' }));
    // There is no step before the start.
    act(() => result.current.next());
    expect(result.current.state).toEqual({ status: 'idle' });
    act(() => result.current.start());
    act(() => result.current.back());
    expect(result.current.state).toEqual({ status: 'on', step: 0 });
    act(() => result.current.next());
    act(() => result.current.next());
    act(() => result.current.back());
    expect(result.current.state).toEqual({ status: 'on', step: 1 });
    const { end } = result.current;
    act(() => end());
    expect(result.current.state).toEqual({ status: 'off' });
    await waitFor(() => expect(adapter.state.customers[0]?.tags).toEqual([13]));
    // Awaited: a second call is sent a moment later.
    await act(async () => {
      end();
      result.current.next();
    });
    expect(result.current.state).toEqual({ status: 'off' });
    expect(payloadsOf(adapter, 'portal_end_tour')).toHaveLength(1);
  });

  it('is off for a returning customer', async () => {
    const adapter = createMemoryAdapter('portal');
    const { result } = renderHookWithAdapter(() => useTour(), adapter);
    await waitFor(() => expect(payloadsOf(adapter, 'portal_user')).toHaveLength(1));
    act(() => result.current.start());
    expect(result.current.state).toEqual({ status: 'off' });
    expect(payloadsOf(adapter, 'portal_end_tour')).toEqual([]);
  });
});
