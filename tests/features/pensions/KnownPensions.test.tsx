import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BackendError } from '../../../src/backend/BackendError';
import { KnownPensions } from '../../../src/features/pensions/KnownPensions';
import { createMemoryAdapter, type MemoryOptions } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';
import { payloadsOf } from '../payloadsOf';

function renderQuestion(options: MemoryOptions = {}) {
  const adapter = createMemoryAdapter('known-pensions', options);
  const onCompleted = vi.fn();
  const view = renderWithAdapter(<KnownPensions onCompleted={onCompleted} />, adapter);
  return { ...view, adapter, onCompleted, user: userEvent.setup({ delay: null }) };
}

const button = (name: string) => screen.getByRole('button', { name });

it('shows four reasons', () => {
  renderQuestion();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Help Us Help You: Add Your Known Pensions');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

it.each([
  ['Add Pension', 'portal_known_pensions_add', { action: 'add', tags: [9] }],
  ['No Known Pensions', 'portal_known_pensions_continue', { action: 'continue', tags: [11] }],
])('%s sends its procedure once', async (name, procedure, result) => {
  const { user, adapter, onCompleted } = renderQuestion();
  await user.dblClick(button(name));
  await waitFor(() => expect(onCompleted).toHaveBeenCalledExactlyOnceWith(result));
  expect(payloadsOf(adapter, procedure)).toHaveLength(1);
});

it('shows the server’s message when it refuses, and can be answered again', async () => {
  const fail: Record<string, string | BackendError> = { portal_known_pensions_add: 'This step is not available.' };
  const { user, onCompleted } = renderQuestion({ fail });
  await user.click(button('Add Pension'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This step is not available.');
  fail.portal_known_pensions_add = new BackendError('unreachable', 'No answer came');
  await user.click(button('Add Pension'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('We could not reach our service.'));
  delete fail.portal_known_pensions_add;
  await user.click(button('Add Pension'));
  await waitFor(() => expect(onCompleted).toHaveBeenCalledOnce());
});

it('can be answered with the keyboard alone', async () => {
  const { user, onCompleted } = renderQuestion();
  await user.tab();
  expect(button('Add Pension')).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onCompleted).toHaveBeenCalledExactlyOnceWith({ action: 'continue', tags: [11] }));
});
