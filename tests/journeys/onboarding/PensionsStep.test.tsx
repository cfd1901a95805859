import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BackendError } from '../../../src/backend/BackendError';
import { PensionsStep } from '../../../src/journeys/onboarding/PensionsStep';
import { createMemoryAdapter, type MemoryOptions, type MemoryScenarioName } from '../../../src/memory';
import { payloadsOf } from '../../features/payloadsOf';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

function renderList(scenario: MemoryScenarioName, options: MemoryOptions = {}) {
  const adapter = createMemoryAdapter(scenario, options);
  const onCompleted = vi.fn();
  const view = renderWithAdapter(<PensionsStep onCompleted={onCompleted} />, adapter);
  return { ...view, adapter, onCompleted, user: userEvent.setup({ delay: null }) };
}

const button = (name: string) => screen.getByRole('button', { name });

it('shows the name, the years, the policy number and the type of each', async () => {
  renderList('pensions');
  const row = await screen.findByRole('listitem');
  expect(within(row).getByRole('heading', { level: 2, name: 'Scottish Widows' })).toBeVisible();
  expect(within(row).getByText('Since 2009 · SW-77-1834')).toBeVisible();
  expect(within(row).getByText('Active')).toHaveClass('ptr-badge--success');
});

it('shows that it is empty', async () => {
  renderList('add-pension');
  expect(await screen.findByRole('heading', { name: 'No Pensions Found' })).toBeVisible();
  expect(screen.getByText("You haven't created any pensions yet. Start by creating your first pension.")).toBeVisible();
});

it('shows that it failed to load', async () => {
  renderList('pensions', { fail: { portal_user_pensions: new BackendError('unreachable', 'No answer') } });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We encountered an error while fetching your pensions. Please try again later.',
  );
});

it.each([
  ['Add Another Pension', 'portal_pension_add', { action: 'add', tags: [9] }],
  ['Continue Application', 'portal_pension_continue', { action: 'continue', tags: [11] }],
])('%s sends its procedure once', async (name, procedure, result) => {
  const { user, adapter, onCompleted } = renderList('pensions');
  await user.dblClick(await screen.findByRole('button', { name }));
  await waitFor(() => expect(onCompleted).toHaveBeenCalledExactlyOnceWith(result));
  expect(payloadsOf(adapter, procedure)).toHaveLength(1);
});

it('edits in place, and returns to the row', async () => {
  const { user, adapter } = renderList('pensions');
  await user.click(await screen.findByRole('button', { name: 'Edit Scottish Widows' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Edit your pension' })).toHaveFocus();
  await user.type(screen.getByLabelText('Policy number'), '-B');
  await user.click(button('Edit Pension'));
  expect(await screen.findByRole('button', { name: 'Edit Scottish Widows' })).toHaveFocus();
  expect(screen.getByText('Your changes to Scottish Widows have been saved.')).toBeInTheDocument();
  expect(payloadsOf(adapter, 'portal_edit_pension')).toEqual([
    { p_id: 'pension-1', p_provider: 'Scottish Widows', p_policy: 'SW-77-1834-B', p_paying: true, p_start_year: 2009 },
  ]);
});

it('discards a cancelled edit', async () => {
  const { user, adapter } = renderList('pensions');
  await user.click(await screen.findByRole('button', { name: 'Edit Scottish Widows' }));
  await user.type(screen.getByLabelText('Policy number'), 'X');
  await user.click(button('Cancel'));
  await user.click(await screen.findByRole('button', { name: 'Edit Scottish Widows' }));
  expect(screen.getByLabelText('Policy number')).toHaveValue('SW-77-1834');
  expect(payloadsOf(adapter, 'portal_edit_pension')).toEqual([]);
});
