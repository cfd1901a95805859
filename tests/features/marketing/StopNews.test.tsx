import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { BackendError } from '../../../src/backend/BackendError';
import { StopNews } from '../../../src/features/marketing/StopNews';
import { PensionTracing } from '../../../src/journeys/tracing/PensionTracing';
import { createMemoryAdapter, type MemoryOptions } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';
import { payloadsOf } from '../payloadsOf';

const stop = 'Stop these emails';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function renderStopNews(token = 'news-1', options: MemoryOptions = {}) {
  const adapter = createMemoryAdapter('logged-out', options);
  const view = renderWithAdapter(<StopNews token={token} />, adapter);
  return { ...view, sent: () => payloadsOf(adapter, 'news_unsubscribe') };
}

it('can be pressed again when the server does not respond', async () => {
  const fail: Record<string, BackendError> = { news_unsubscribe: new BackendError('unreachable', 'no answer') };
  renderStopNews('news-1', { fail });
  await press(stop);
  // Nothing was typed.
  expect(await screen.findByRole('alert')).toHaveTextContent(/then try again\.$/);
  delete fail.news_unsubscribe;
  await press(stop);
  expect(await screen.findByRole('heading', { name: 'Emails about news are off' })).toBeVisible();
});

it('shows the server’s reason when it was asked too often', async () => {
  const often = 'Too many tries. Please wait a few minutes and try again.';
  renderStopNews('news-1', { fail: { news_unsubscribe: new BackendError('refused', often, { serverCode: 'PT429' }) } });
  await press(stop);
  expect(await screen.findByRole('alert')).toHaveTextContent(often);
  expect(screen.getByRole('button', { name: stop })).toBeEnabled();
});

it('takes the token from the address and removes it there, also for a reload', async () => {
  const { state } = window.history;
  onTestFinished(() => window.history.replaceState(state, ''));
  const adapter = createMemoryAdapter('logged-out');
  const navigate = vi.fn();
  const at = (location: string) => <PensionTracing adapter={adapter} location={location} navigate={navigate} />;
  const { rerender, unmount } = render(at('/stop-news?token=news-1'));
  expect(await screen.findByRole('button', { name: stop })).toBeVisible();
  await expect.poll(() => navigate.mock.calls).toEqual([['/stop-news', { replace: true }]]);
  rerender(at('/stop-news'));
  expect(screen.getByRole('button', { name: stop })).toBeVisible();
  unmount();

  render(at('/stop-news'));
  await userEvent.click(await screen.findByRole('button', { name: stop }));
  expect(await screen.findByRole('heading', { name: 'Emails about news are off' })).toBeVisible();
  expect(payloadsOf(adapter, 'news_unsubscribe')).toEqual([{ p_token: 'news-1' }]);
});

it('explains a link without a token', async () => {
  render(<PensionTracing adapter={createMemoryAdapter('logged-out')} location="/stop-news" navigate={() => {}} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This link does not work');
});
