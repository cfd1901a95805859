import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PensionList } from '../../../src/journeys/onboarding/PensionList';
import { createMemoryAdapter, type MemoryOptions, type MemoryScenarioName } from '../../../src/memory';
import { payloadsOf } from '../../features/payloadsOf';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

function renderList(scenario: MemoryScenarioName, options: MemoryOptions = {}) {
  const adapter = createMemoryAdapter(scenario, options);
  const onCompleted = vi.fn();
  const view = renderWithAdapter(<PensionList onCompleted={onCompleted} />, adapter);
  return { ...view, adapter, onCompleted, user: userEvent.setup({ delay: null }) };
}

const button = (name: string) => screen.getByRole('button', { name });

it.each([
  ['Add Another Pension', 'portal_pension_add', { action: 'add', tags: [9] }],
  ['Continue Application', 'portal_pension_continue', { action: 'continue', tags: [11] }],
])('%s sends its procedure once', async (name, procedure, result) => {
  const { user, adapter, onCompleted } = renderList('pensions');
  await user.dblClick(await screen.findByRole('button', { name }));
  await waitFor(() => expect(onCompleted).toHaveBeenCalledExactlyOnceWith(result));
  expect(payloadsOf(adapter, procedure)).toHaveLength(1);
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
