import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AddPensionForm } from '../../../src/journeys/onboarding/AddPensionForm';
import { createMemoryAdapter, getScenario, type MemoryOptions, type MemoryScenario } from '../../../src/memory';
import { payloadsOf } from '../../features/payloadsOf';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

const first = getScenario('add-pension');
const onePension = getScenario('pensions');
const another: MemoryScenario = {
  ...onePension,
  customers: onePension.customers?.map((customer) => ({ ...customer, tags: [9] })) ?? [],
};

function renderScreen(scenario: MemoryScenario, options: MemoryOptions = {}) {
  const adapter = createMemoryAdapter(scenario, options);
  const onCompleted = vi.fn();
  const onCancelled = vi.fn();
  const view = renderWithAdapter(<AddPensionForm onCompleted={onCompleted} onCancelled={onCancelled} />, adapter);
  return { ...view, adapter, onCompleted, onCancelled, user: userEvent.setup({ delay: null }) };
}

it.each([
  ["Let's Add Your First Pension", first, [8]],
  ["Let's Add Another Pension", another, [10]],
] as const)('has the heading %j, and Cancel opens the previous screen', async (name, scenario, tags) => {
  const { user, adapter, onCancelled } = renderScreen(scenario);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  await user.dblClick(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(onCancelled).toHaveBeenCalledExactlyOnceWith({ tags }));
  expect(payloadsOf(adapter, 'portal_pension_cancel')).toHaveLength(1);
  expect(payloadsOf(adapter, 'portal_create_pension')).toEqual([]);
});

const count = 'portal_pension_count';

it('has the heading of another pension right after the first', async () => {
  const adapter = createMemoryAdapter(first);
  const queryClient = new QueryClient();
  const { unmount } = renderWithAdapter(<AddPensionForm />, adapter, { queryClient });
  await screen.findByRole('heading', { level: 1, name: "Let's Add Your First Pension" });
  unmount();
  const cached = () => queryClient.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey.includes(count) });
  await waitFor(() => expect(cached()).toEqual([]));
  adapter.state.customers = createMemoryAdapter(another).state.customers;
  renderWithAdapter(<AddPensionForm />, adapter, { queryClient });
  expect(await screen.findByRole('heading', { level: 1, name: "Let's Add Another Pension" })).toBeVisible();
  expect(screen.queryByText("Let's Add Your First Pension")).toBeNull();
});
