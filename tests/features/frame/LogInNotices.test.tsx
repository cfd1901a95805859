import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { AuthAdapter, AuthListener } from '../../../src/backend/PensionTraceAdapter';
import { PensionTraceTopBar } from '../../../src/features/frame/PensionTraceTopBar';
import { createMemoryAdapter } from '../../../src/memory';
import { payloadsOf } from '../payloadsOf';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

function renderTopBar(own: Pick<AuthAdapter, 'keepsSession'> = {}) {
  const memory = createMemoryAdapter('personal');
  const listeners = new Set<AuthListener>();
  const adapter = {
    ...memory,
    auth: {
      ...memory.auth,
      ...own,
      getSession: async () => null,
      onChange(listener: AuthListener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
  const view = renderWithAdapter(<PensionTraceTopBar />, adapter);
  const logIn = (clockError: number | undefined) =>
    act(async () => {
      for (const listener of listeners) {
        listener('logged-in', { userId: 'customer-1', email: 'margaret@example.com', clockError });
      }
    });
  return { ...view, logIn, memory };
}

it('says after a log-in that the clock is wrong, on the next page too, until it is closed', async () => {
  const { logIn, rerender } = renderTopBar();
  await logIn(3 * 24 * 60 * 60);
  expect(await screen.findByText('Your device’s clock is wrong by 3 days')).toBeVisible();
  rerender(<PensionTraceTopBar key="next page" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Close this message' }));
  rerender(<PensionTraceTopBar key="another page" />);
  expect(screen.queryByText(/clock is wrong/)).toBeNull();
});

it('says after a log-in that the browser cannot keep the session', async () => {
  const { logIn, unmount } = renderTopBar({ keepsSession: () => false });
  expect(screen.queryByRole('status')).toBeNull();
  await logIn(undefined);
  expect(await screen.findByText('This browser will not keep you logged in')).toBeVisible();
  // A reload would end the page now, and find the mark.
  expect(history.state).toMatchObject({ pensionTraceUnkept: true });
  unmount();
  expect(history.state).not.toHaveProperty('pensionTraceUnkept');
});

it('says nothing about a clock that is right', async () => {
  const { logIn, memory } = renderTopBar();
  await logIn(undefined);
  await waitFor(() => expect(payloadsOf(memory, 'portal_user').length).toBeGreaterThan(0));
  expect(screen.queryByRole('status')).toBeNull();
});
