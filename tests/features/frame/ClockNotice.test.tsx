import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { AuthListener } from '../../../src/backend/PensionTraceAdapter';
import { PensionTraceTopBar } from '../../../src/features/frame/PensionTraceTopBar';
import { createMemoryAdapter } from '../../../src/memory';
import { payloadsOf } from '../payloadsOf';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

function renderTopBar() {
  const memory = createMemoryAdapter('personal');
  const listeners = new Set<AuthListener>();
  const adapter = {
    ...memory,
    auth: {
      ...memory.auth,
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
        listener('signed-in', { userId: 'customer-1', email: 'margaret@example.com', clockError });
      }
    });
  return { ...view, logIn, memory };
}

it.each([
  [7210, 'Your device’s clock is wrong by 2 hours', /It is ahead/],
  [-600, 'Your device’s clock is wrong by 10 minutes', /It is behind/],
  [3 * 24 * 60 * 60, 'Your device’s clock is wrong by 3 days', /It is ahead/],
])('says after a log-in that a clock is off by %i seconds', async (seconds, heading, direction) => {
  const { logIn } = renderTopBar();
  await logIn(seconds);
  expect(await screen.findByText(heading)).toBeVisible();
  expect(screen.getByText(direction)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close this message' }));
  expect(screen.queryByText(heading)).toBeNull();
});

it('says it once', async () => {
  const { logIn, rerender, memory } = renderTopBar();
  await logIn(7200);
  expect(await screen.findByText(/clock is wrong/)).toBeVisible();
  rerender(<PensionTraceTopBar key="next page" />);
  await waitFor(() => expect(payloadsOf(memory, 'portal_user').length).toBeGreaterThan(0));
  expect(screen.queryByText(/clock is wrong/)).toBeNull();
});

it('says nothing about a clock that is right', async () => {
  const { logIn, memory } = renderTopBar();
  await logIn(undefined);
  await waitFor(() => expect(payloadsOf(memory, 'portal_user').length).toBeGreaterThan(0));
  expect(screen.queryByRole('status')).toBeNull();
});
