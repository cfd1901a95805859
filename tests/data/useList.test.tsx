import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../src/backend/BackendError';
import { portalUserTraces } from '../../src/backend/contracts/traces';
import { PensionTraceProvider } from '../../src/provider/PensionTraceProvider';
import { readTraces } from '../../src/data/reads';
import { useList } from '../../src/data/useList';
import { createMemoryAdapter, type MemoryOptions, type MemoryScenarioName } from '../../src/memory';
import { stillClock } from '../provider/renderWithAdapter';

function renderList(scenario: MemoryScenarioName, options: MemoryOptions = {}) {
  const adapter = createMemoryAdapter(scenario, options);
  const errors: BackendError[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PensionTraceProvider adapter={adapter} clock={stillClock} onError={(error) => errors.push(error)}>
      {children}
    </PensionTraceProvider>
  );
  return { ...renderHook(() => useList(readTraces()), { wrapper }), adapter, errors };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a list', () => {
  it('loads its rows', async () => {
    const { result } = renderList('traces');
    expect(result.current).toEqual({ status: 'pending' });
    await pass(0);
    await pass(100);
    expect(result.current).toMatchObject({ status: 'success', data: [{ name: 'Milton Mills' }] });
  });

  it('is empty without rows', async () => {
    const { result } = renderList('create-trace');
    await pass(0);
    await pass(100);
    expect(result.current).toEqual({ status: 'empty' });
  });

  it('fails, calls onError once, and can be read again', async () => {
    const fail: Record<string, BackendError> = {
      [portalUserTraces.name]: new BackendError('unreachable', 'No answer'),
    };
    const { result, errors } = renderList('traces', { fail, delay: 10 });
    await pass(0);
    await pass(100);
    expect(errors.map(({ code }) => code)).toEqual(['unreachable']);
    if (result.current.status !== 'error') throw new Error(`The list is ${result.current.status}`);
    delete fail[portalUserTraces.name];
    act(result.current.retry);
    await pass(20);
    // The rows have loaded; the skeleton disappears a moment later.
    expect(result.current.status).toBe('pending');
    await pass(100);
    expect(result.current.status).toBe('success');
  });
});
