import { QueryClient, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../src/backend/BackendError';
import { pensionTraceQueries, useAccount } from '../../src/headless';
import { TraceList } from '../../src/journeys/onboarding/TraceList';
import { createMemoryAdapter, type MemoryScenarioName } from '../../src/memory';
import { renderHookWithAdapter, renderWithAdapter } from '../provider/renderWithAdapter';

async function opened(scenario: MemoryScenarioName) {
  const adapter = createMemoryAdapter(scenario);
  const session = await adapter.auth.getSession();
  const queryClient = new QueryClient();
  const queries = pensionTraceQueries(adapter, session?.userId ?? '');
  const called = () => adapter.calls.map(({ name }) => name).filter((name) => name.startsWith('portal_'));
  return { adapter, queryClient, queries, called };
}

describe('pensionTraceQueries', () => {
  it('preloads a screen’s data, so that the screen sends no further request', async () => {
    const { adapter, queryClient, queries, called } = await opened('traces');
    await queryClient.prefetchQuery(queries.traces());
    await queryClient.prefetchQuery(queries.profile());
    expect(called()).toEqual(['portal_user_traces', 'portal_user']);

    renderWithAdapter(<TraceList />, adapter, { queryClient });
    const [first] = queryClient.getQueryData(queries.traces().queryKey) ?? [];
    expect(await screen.findByText(first?.name ?? 'no trace')).toBeVisible();
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(called()).toEqual(['portal_user_traces', 'portal_user']);
  });

  it('shares one request between a hook and a host’s component', async () => {
    const { adapter, queryClient, queries, called } = await opened('traces');
    const { result } = renderHookWithAdapter(
      () => ({ account: useAccount(), own: useQuery(queries.profile(), queryClient) }),
      adapter,
      { queryClient },
    );
    await waitFor(() => expect(result.current.account.status).toBe('success'));
    expect(result.current.own.data?.first_name).toBe('Margaret');
    expect(called().filter((name) => name === 'portal_user')).toHaveLength(1);
  });

  it('invalidates one query, or all of the customer’s queries', async () => {
    const { queryClient, queries } = await opened('portal');
    await queryClient.prefetchQuery(queries.traces());
    await queryClient.prefetchQuery(queries.tasks());
    const keys = [queries.traces().queryKey, queries.tasks().queryKey];
    const invalidated = () => keys.map((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated);
    await queryClient.invalidateQueries(queries.traces());
    expect(invalidated()).toEqual([true, false]);
    await queryClient.invalidateQueries(queries.all());
    expect(invalidated()).toEqual([true, true]);
  });

  it('reads every kind of data that the hooks read', async () => {
    const { queryClient, queries } = await opened('portal');
    const traces = await queryClient.fetchQuery(queries.traces());
    const pensions = await queryClient.fetchQuery(queries.pensions());
    const guides = await queryClient.fetchQuery(queries.guides());
    const [trace, pension, guide] = [traces[0]?.id ?? '', pensions[0]?.id ?? '', guides[0]?.id ?? ''];
    expect((await queryClient.fetchQuery(queries.trace(trace)))?.id).toBe(trace);
    expect((await queryClient.fetchQuery(queries.pension(pension)))?.id).toBe(pension);
    expect((await queryClient.fetchQuery(queries.guide(guide)))?.id).toBe(guide);
    await expect(queryClient.fetchQuery(queries.trace('missing'))).resolves.toBeNull();
    const lists = [
      queryClient.fetchQuery(queries.traceSearches(trace)),
      queryClient.fetchQuery(queries.traceActivity(trace)),
      queryClient.fetchQuery(queries.pensionSearches(pension)),
      queryClient.fetchQuery(queries.pensionActivity(pension)),
      queryClient.fetchQuery(queries.addresses()),
      queryClient.fetchQuery(queries.documents()),
      queryClient.fetchQuery(queries.recommendedGuides()),
      queryClient.fetchQuery(queries.signedAuthorisations()),
    ];
    for (const list of await Promise.all(lists)) expect(list).toBeInstanceOf(Array);
    expect(await queryClient.fetchQuery(queries.notificationSettings())).toMatchObject({ email: expect.any(Boolean) });
  });

  it('reports a failure to its own onError, and rejects with it', async () => {
    const unreachable = new BackendError('unreachable', 'No answer');
    const adapter = createMemoryAdapter('traces', { fail: { portal_user_traces: unreachable } });
    const onError = vi.fn<(error: { code: string }) => void>();
    const queries = pensionTraceQueries(adapter, 'customer-1', { onError });
    await expect(new QueryClient().fetchQuery(queries.traces())).rejects.toBe(unreachable);
    expect(onError.mock.calls.map(([error]) => error.code)).toEqual(['unreachable']);
  });
});
