import { QueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BackendError } from '../../src/backend/BackendError';
import { useLogOut } from '../../src/data/useLogOut';
import { useSession } from '../../src/data/useSession';
import { useLogIn } from '../../src/features/access/useLogIn';
import { usePersonalDetails } from '../../src/features/personal-details/usePersonalDetails';
import { createMemoryAdapter } from '../../src/memory';
import { renderHookWithAdapter } from '../provider/renderWithAdapter';

const password = 'Correct-horse-9';

/** The content of the mutation cache, as text. */
function mutationsOf(queryClient: QueryClient): string {
  return JSON.stringify(
    queryClient
      .getMutationCache()
      .getAll()
      .map(({ state, options }) => [state.variables, options.mutationKey]),
  );
}

describe('a host’s own QueryClient', () => {
  it('contains no password after the log-in form unmounts', async () => {
    const queryClient = new QueryClient();
    const adapter = createMemoryAdapter('logged-out', { fail: { 'auth.logIn': 'Invalid login credentials' } });
    const { result, unmount } = renderHookWithAdapter(() => useLogIn(), adapter, { queryClient });
    act(() => result.current.form.setValues({ email: 'ada@example.com', password }));
    act(() => result.current.submit());
    await waitFor(() => expect(result.current.state.status).toBe('error'));
    unmount();
    await waitFor(() => expect(mutationsOf(queryClient)).not.toContain(password));
  });

  it('contains no National Insurance number after log-out, and keeps the host’s mutations', async () => {
    const queryClient = new QueryClient();
    const host = queryClient.getMutationCache().build(queryClient, { mutationKey: ['host'], gcTime: Infinity });
    const adapter = createMemoryAdapter('personal', {
      fail: { portal_personal: new BackendError('unreachable', 'no answer') },
    });
    const { result } = renderHookWithAdapter(
      () => ({ details: usePersonalDetails(), leaving: useLogOut(), session: useSession() }),
      adapter,
      { queryClient },
    );
    await waitFor(() => expect(result.current.session.status).toBe('logged-in'));
    act(() =>
      result.current.details.form.setValues({
        title: '2',
        firstName: 'Ada',
        lastName: 'Byron',
        phoneNumber: '07700 900123',
        day: '10',
        month: '12',
        year: '1960',
        nationalInsurance: 'AB123456C',
      }),
    );
    act(() => result.current.details.submit());
    await waitFor(() => expect(result.current.details.state.status).toBe('error'));
    expect(mutationsOf(queryClient)).toContain('AB123456C');
    act(() => result.current.leaving.logOut());
    await waitFor(() => expect(result.current.session.status).toBe('logged-out'));
    await waitFor(() => expect(mutationsOf(queryClient)).not.toContain('AB123456C'));
    expect(queryClient.getMutationCache().getAll()).toContain(host);
  });
});
