import { QueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAccount } from '../../src/data/useAccount';
import { useRefresh } from '../../src/data/useRefresh';
import { useReason } from '../../src/headless';
import { createMemoryAdapter } from '../../src/memory';
import { profileSource } from '../../src/provider/queryKeys';
import { payloadsOf } from '../features/payloadsOf';
import { renderHookWithAdapter } from '../provider/renderWithAdapter';

it('a profile that was read before a step does not undo it', async () => {
  const adapter = createMemoryAdapter('reason');
  const { rpc } = adapter;
  let answer = () => {};
  let wait: Promise<void> | undefined;
  adapter.rpc = async (name, payload, options) => {
    const reply = await rpc(name, payload, options);
    if (name === 'portal_user') await wait;
    return reply;
  };
  const queryClient = new QueryClient();
  const { result } = renderHookWithAdapter(
    () => ({ account: useAccount(), refresh: useRefresh(), reason: useReason() }),
    adapter,
    { queryClient },
  );
  await waitFor(() => expect(result.current.account).toMatchObject({ user: { tags: [3] } }));

  wait = new Promise((resolve) => (answer = resolve));
  act(() => result.current.refresh(profileSource));
  await waitFor(() => expect(payloadsOf(adapter, 'portal_user')).toHaveLength(2));
  act(() => result.current.reason.choose(3));
  await waitFor(() => expect(result.current.account).toMatchObject({ user: { tags: [4] } }));
  answer();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const cached = queryClient.getQueriesData({}).map(([, data]) => data);
  expect(cached).toContainEqual(expect.objectContaining({ tags: [4] }));
});
