import { QueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { BackendError } from '../../src/backend/BackendError';
import { useSession } from '../../src/data/useSession';
import { useLogIn } from '../../src/features/access/useLogIn';
import { usePersonalDetails } from '../../src/features/personal-details/usePersonalDetails';
import { useGuideSearch } from '../../src/features/support/useGuideSearch';
import { useAddressSearch } from '../../src/entries/useAddressSearch';
import { useAutocomplete } from '../../src/entries/useAutocomplete';
import { usePensionTrace } from '../../src/provider/PensionTraceContext';
import { createMemoryAdapter } from '../../src/memory';
import { renderHookWithAdapter } from '../provider/renderWithAdapter';

const password = 'Correct-horse-9';

/** What a client knows of queries and submissions, as text. */
function contentOf(queryClient: QueryClient): string {
  const mutations = queryClient.getMutationCache().getAll();
  const queries = queryClient.getQueryCache().getAll();
  return JSON.stringify([mutations.map(({ state }) => state.variables), queries.map(({ queryKey }) => queryKey)]);
}

const useQueries = () => usePensionTrace('test').memory.customer.queries;

describe('what was typed', () => {
  it('is in no client once the log-in form unmounts', async () => {
    const adapter = createMemoryAdapter('logged-out', { fail: { 'auth.logIn': 'Invalid login credentials' } });
    const { result, unmount } = renderHookWithAdapter(() => ({ form: useLogIn(), queries: useQueries() }), adapter);
    act(() => result.current.form.form.setValues({ email: 'ada@example.com', password }));
    act(() => result.current.form.submit());
    await waitFor(() => expect(result.current.form.state.status).toBe('error'));
    const { queries } = result.current;
    expect(contentOf(queries)).toContain(password);
    unmount();
    await waitFor(() => expect(contentOf(queries)).not.toContain(password));
  });

  it('never enters the host’s client: neither a number that was sent, nor a text that was searched', async () => {
    const queryClient = new QueryClient();
    const adapter = createMemoryAdapter('personal', {
      fail: { portal_personal: new BackendError('unreachable', 'no answer') },
    });
    const { result } = renderHookWithAdapter(
      () => {
        const [text, setText] = useState('');
        const suggestions = useAutocomplete('providers', text);
        return {
          details: usePersonalDetails(),
          session: useSession(),
          address: useAddressSearch(),
          guides: useGuideSearch(),
          suggestions,
          setText,
          queries: useQueries(),
        };
      },
      adapter,
      { queryClient },
    );
    await waitFor(() => expect(result.current.session.status).toBe('logged-in'));
    act(() => {
      result.current.details.form.setValues({
        title: '2',
        firstName: 'Ada',
        lastName: 'Byron',
        phoneNumber: '07700 900123',
        day: '10',
        month: '12',
        year: '1960',
        nationalInsurance: 'AB123456C',
      });
      result.current.address.find('EX71 3AA');
      result.current.setText('Milton');
      result.current.guides.setText('probate');
    });
    act(() => result.current.details.submit());
    await waitFor(() => expect(result.current.details.state.status).toBe('error'));
    await waitFor(() =>
      expect(
        ['AB123456C', 'EX71 3AA', 'Milton', 'probate'].filter(
          (typed) => !contentOf(result.current.queries).includes(typed),
        ),
      ).toEqual([]),
    );
    expect(contentOf(queryClient)).not.toMatch(/AB123456C|EX71 3AA|Milton|probate/);
  });
});
