import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyScreen } from '../../../src/journeys/tracing/lazyScreen';
import { createMemoryAdapter } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

const Greeting = ({ name }: { name: string }) => <h1>Hello {name}</h1>;

function show(children: ReactElement, settings?: Parameters<typeof renderWithAdapter>[2]) {
  return renderWithAdapter(children, createMemoryAdapter('logged-out'), settings);
}

it('shows the loading screen until its code has arrived', async () => {
  const Screen = lazyScreen(async () => Greeting);
  show(<Screen name="Margaret" />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Hello Margaret' })).toBeTruthy();
});

it('shows at once when its code has loaded before', async () => {
  const load = vi.fn(async () => Greeting);
  const Screen = lazyScreen(load);
  const first = show(<Screen name="Margaret" />);
  await screen.findByRole('heading', { name: 'Hello Margaret' });
  first.unmount();
  show(<Screen name="Arthur" />);
  expect(screen.getByRole('heading', { name: 'Hello Arthur' })).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it('is sent from a server, which waits for its code', async () => {
  const Screen = lazyScreen(async () => Greeting);
  const stream = await renderToReadableStream(<Screen name="Margaret" />);
  expect(await new Response(stream).text()).toMatch(/^<h1>Hello .*Margaret<\/h1>$/);
});

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/Greeting-9f2c41d0.js');

/** Mocks the browser’s connection state and dispatches its event. */
function setConnection(state: 'offline' | 'online') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'online');
  window.dispatchEvent(new Event(state));
}
afterEach(() => {
  vi.restoreAllMocks();
});

it('says that the connection is lost, and opens automatically when it returns', async () => {
  setConnection('offline');
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(missing);
  const Screen = lazyScreen(load);
  const { errors } = show(<Screen name="Margaret" />);
  const heading = await screen.findByRole('heading', { name: 'You’re offline' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(document.body).not.toHaveTextContent(/assets|module/);
  expect(errors.map(({ code }) => code)).toEqual(['unreachable']);
  act(() => setConnection('online'));
  expect(await screen.findByRole('heading', { name: 'Hello Margaret' })).toBeVisible();
});

it('loads again each time the customer presses the button', async () => {
  setConnection('offline');
  const load = vi
    .fn(async () => Greeting)
    .mockRejectedValueOnce(missing)
    .mockRejectedValueOnce(missing);
  const Screen = lazyScreen(load);
  const { errors } = show(<Screen name="Margaret" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(errors).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Hello Margaret' })).toBeVisible();
});

it('treats an unreachable site as a lost connection', async () => {
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const Screen = lazyScreen(() => Promise.reject<typeof Greeting>(missing));
  show(<Screen name="Margaret" />);
  expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeVisible();
});

it.each([
  [true, /^What you typed is kept for you/],
  [false, /^Everything you sent is safe/],
])('offers to load the page again when the site has a new version (drafts kept: %s)', async (keepsDrafts, words) => {
  const Screen = lazyScreen(() => Promise.reject<typeof Greeting>(missing));
  const { errors } = show(<Screen name="Margaret" />, { config: { keepsDrafts } });
  const heading = await screen.findByRole('heading', { name: 'Load the page again to carry on' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/assets|module/);
  expect(errors.map(({ code }) => code)).toEqual(['outdated']);
});

it('loads again when it mounts again', async () => {
  setConnection('offline');
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(missing);
  const Screen = lazyScreen(load);
  const first = show(<Screen name="Margaret" />);
  await screen.findByRole('heading', { name: 'You’re offline' });
  first.unmount();
  show(<Screen name="Margaret" />);
  expect(await screen.findByRole('heading', { name: 'Hello Margaret' })).toBeVisible();
});
