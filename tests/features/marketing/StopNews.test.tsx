import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { BackendError } from '../../../src/backend/BackendError';
import { StopNews } from '../../../src/features/marketing/StopNews';
import { PensionTracing } from '../../../src/journeys/tracing/PensionTracing';
import { createMemoryAdapter, getScenario, type MemoryOptions } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';
import { payloadsOf } from '../payloadsOf';

const stop = 'Stop these emails';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function renderStopNews(token = 'news-1', options: MemoryOptions = {}) {
  const adapter = createMemoryAdapter('logged-out', options);
  const onCompleted = vi.fn();
  const view = renderWithAdapter(<StopNews token={token} onCompleted={onCompleted} />, adapter);
  return { ...view, onCompleted, sent: () => payloadsOf(adapter, 'news_unsubscribe') };
}

it('changes nothing until its button is pressed, and then says so', async () => {
  const { sent, onCompleted } = renderStopNews();
  expect(screen.getByRole('heading', { name: 'Stop emails about news?' })).toBeVisible();
  expect(sent()).toEqual([]);
  await press(stop);
  const heading = await screen.findByRole('heading', { name: 'Emails about news are off' });
  expect(heading).toHaveFocus();
  expect(sent()).toEqual([{ p_token: 'news-1' }]);
  expect(onCompleted.mock.calls).toEqual([[{ wasOn: true }]]);
  expect(screen.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute('href', '/portal/profile');
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that the emails were off already', async () => {
  const scenario = getScenario('logged-out');
  const customers = (scenario.customers ?? []).map((one) => ({ ...one, newsEmail: false }));
  renderWithAdapter(<StopNews token="news-1" />, createMemoryAdapter({ ...scenario, customers }));
  await press(stop);
  expect(await screen.findByRole('heading', { name: 'Emails about news were off already' })).toHaveFocus();
});

it.each([
  ['of another shape', 'news-2'],
  ['that is empty', ''],
])('says how to go on with a token %s', async (_what, token) => {
  const { errors } = renderWithAdapter(<StopNews token={token} />, createMemoryAdapter('logged-out'), {
    config: { contact: { email: 'help@example.com' } },
  });
  if (token !== '') await press(stop);
  const box = await screen.findByRole('alert');
  expect(box).toHaveTextContent('This link does not work');
  expect(within(box).getByRole('link', { name: 'help@example.com' })).toBeVisible();
  expect(screen.queryByRole('button', { name: stop })).toBeNull();
  expect(errors).toEqual([]);
});

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
