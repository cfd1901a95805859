import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { KnownPensions } from '../../../src/features/pensions/KnownPensions';
import { createMemoryAdapter } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';
import { payloadsOf } from '../payloadsOf';

function renderQuestion() {
  const adapter = createMemoryAdapter('known-pensions');
  const onCompleted = vi.fn();
  const view = renderWithAdapter(<KnownPensions onCompleted={onCompleted} />, adapter);
  return { ...view, adapter, onCompleted, user: userEvent.setup({ delay: null }) };
}

const button = (name: string) => screen.getByRole('button', { name });

it.each([
  ['Add Pension', 'portal_known_pensions_add', { action: 'add', tags: [9] }],
  ['No Known Pensions', 'portal_known_pensions_continue', { action: 'continue', tags: [11] }],
])('%s sends its procedure once', async (name, procedure, result) => {
  const { user, adapter, onCompleted } = renderQuestion();
  await user.dblClick(button(name));
  await waitFor(() => expect(onCompleted).toHaveBeenCalledExactlyOnceWith(result));
  expect(payloadsOf(adapter, procedure)).toHaveLength(1);
});

it('can be answered with the keyboard alone', async () => {
  const { user, onCompleted } = renderQuestion();
  await user.tab();
  expect(button('Add Pension')).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onCompleted).toHaveBeenCalledExactlyOnceWith({ action: 'continue', tags: [11] }));
});
