import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../src/backend/BackendError';
import { portalProviderSearch } from '../../src/backend/contracts/traces';
import type { PensionTraceAdapter } from '../../src/backend/PensionTraceAdapter';
import { PensionTraceProvider } from '../../src/provider/PensionTraceProvider';
import { useAutocomplete } from '../../src/entries/useAutocomplete';
import { createMemoryAdapter } from '../../src/memory';
import { stillClock } from '../provider/renderWithAdapter';

/** Renders the hook with a backend whose search results the test controls. */
function renderSearch(initialText = '') {
  const memory = createMemoryAdapter('create-trace');
  const searches: { name: string; answer: (names: string[]) => void; fail: (error: BackendError) => void }[] = [];
  const adapter: PensionTraceAdapter = {
    ...memory,
    rpc: (procedure, payload, options) => {
      if (procedure !== portalProviderSearch.name) return memory.rpc(procedure, payload, options);
      return new Promise((resolve, reject) => {
        searches.push({ name: JSON.stringify(payload), answer: resolve, fail: reject });
      });
    },
  };
  const errors: BackendError[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PensionTraceProvider adapter={adapter} clock={stillClock} onError={(error) => errors.push(error)}>
      {children}
    </PensionTraceProvider>
  );
  const view = renderHook(({ text }: { text: string }) => useAutocomplete('providers', text), {
    wrapper,
    initialProps: { text: initialText },
  });
  return { ...view, searches, errors, type: (text: string) => view.rerender({ text }) };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('suggestions', () => {
  it('are requested after a pause of 300 ms', async () => {
    const { result, searches, type } = renderSearch();
    await pass(0);
    type('a');
    await pass(299);
    type('av');
    await pass(299);
    expect(searches).toEqual([]);
    expect(result.current).toEqual({ suggestions: [], isLoading: true });
    await pass(1);
    expect(searches.map(({ name }) => name)).toEqual(['{"p_name":"av"}']);
    searches[0]?.answer(['Aviva']);
    await pass(0);
    expect(result.current).toEqual({ suggestions: ['Aviva'], isLoading: false });
  });

  it('are requested neither for the initial text nor for an empty text', async () => {
    const { result, searches, type } = renderSearch('Aviva');
    await pass(1000);
    type('  ');
    await pass(1000);
    expect(searches).toEqual([]);
    expect(result.current).toEqual({ suggestions: [], isLoading: false });
  });

  it('ignore the results for an earlier text', async () => {
    const { result, searches, type } = renderSearch();
    await pass(0);
    type('av');
    await pass(300);
    type('ro');
    await pass(300);
    expect(searches).toHaveLength(2);
    searches[1]?.answer(['Royal London']);
    await pass(0);
    searches[0]?.answer(['Aviva']);
    await pass(0);
    expect(result.current.suggestions).toEqual(['Royal London']);
  });

  it('are empty when the search fails, which only onError reports', async () => {
    const { result, searches, errors, type } = renderSearch();
    await pass(0);
    type('av');
    await pass(300);
    searches[0]?.fail(new BackendError('unexpected', 'The search broke'));
    await pass(0);
    await vi.waitFor(() => expect(errors.map(({ message }) => message)).toEqual(['The search broke']));
    expect(result.current).toEqual({ suggestions: [], isLoading: false });
  });

  it('are cached for each searched text', async () => {
    const { result, searches, type } = renderSearch();
    await pass(0);
    type('av');
    await pass(300);
    searches[0]?.answer(['Aviva']);
    await pass(0);
    type('avi');
    await pass(300);
    searches[1]?.answer(['Aviva']);
    await pass(0);
    type('av');
    await pass(300);
    expect(searches).toHaveLength(2);
    expect(result.current.suggestions).toEqual(['Aviva']);
  });
});
