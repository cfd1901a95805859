import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../../src/backend/BackendError';
import { createMemoryAdapter, type MemoryOptions } from '../../../src/memory';
import { openAt } from './openAt';

const minute = 60_000;

/** The product with `idleMinutes: 15` and a test clock. */
async function openIdle(memory: MemoryOptions = {}, keepsDrafts = false) {
  const listening = vi.spyOn(document, 'addEventListener');
  let time = Date.parse('2026-03-10T10:30:00Z');
  const view = openAt('/personal', 'personal', {
    clock: { now: () => new Date(time) },
    config: { companyName: 'Lantern Pension Tracing', idleMinutes: 15, keepsDrafts },
    ...(Object.keys(memory).length > 0 && { adapter: createMemoryAdapter('personal', memory) }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Your Personal Details' });
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Margaret'));
  /** Advances the clock and makes the page read it, as after a return to the tab. */
  const pass = (milliseconds: number) =>
    act(() => {
      time += milliseconds;
      document.dispatchEvent(new Event('visibilitychange'));
    });
  // The guard's code loads after the page.
  await waitFor(() => expect(listening).toHaveBeenCalledWith('wheel', expect.anything(), expect.anything()));
  return { ...view, pass, now: () => time };
}

const dialog = () => screen.queryByRole('alertdialog', { name: 'Are you still there?' });

/** The announcement in the dialog. */
const announcement = () =>
  within(dialog() ?? document.body)
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

afterEach(() => vi.restoreAllMocks());

describe('an idle customer', () => {
  it('is warned two minutes before the log-out, with the remaining time announced, and can stay', async () => {
    const { pass, user } = await openIdle();
    pass(12.9 * minute);
    expect(dialog()).toBeNull();
    pass(0.2 * minute);
    expect(dialog()).toBeVisible();
    expect(screen.getByText('Time left: 1 minute 54 seconds')).toBeVisible();
    expect(announcement()).toBe('Time left: 2 minutes');
    pass(40_000);
    expect(announcement()).toBe('Time left: 2 minutes');
    pass(20_000);
    expect(announcement()).toBe('Time left: 1 minute');
    await user.click(screen.getAllByRole('button', { name: 'Stay logged in' })[1] ?? document.body);
    await waitFor(() => expect(dialog()).toBeNull());
    pass(12.9 * minute);
    expect(dialog()).toBeNull();
    pass(0.2 * minute);
    expect(dialog()).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it('is not a customer who types', async () => {
    const { pass, user } = await openIdle();
    for (let round = 0; round < 3; round += 1) {
      pass(12 * minute);
      await user.type(screen.getByLabelText('Phone number'), '7');
    }
    expect(dialog()).toBeNull();
  });

  it('is not a customer who works in another tab', async () => {
    const { pass, now } = await openIdle();
    pass(13.5 * minute);
    expect(dialog()).toBeVisible();
    const otherTab = new BroadcastChannel('pension-trace-activity');
    otherTab.postMessage(now());
    await waitFor(() => expect(dialog()).toBeNull());
    // This tab was asleep, and hears late that the other one was used.
    const used = now() + 14 * minute;
    pass(16 * minute);
    otherTab.postMessage(used);
    await waitFor(() => expect(dialog()).toBeNull());
    pass(11.8 * minute);
    expect(screen.getByText('Time left: 1 minute 12 seconds')).toBeVisible();
    otherTab.close();
  });

  it('is warned in time after the clock of the device went back', async () => {
    const { pass } = await openIdle();
    pass(-120 * minute);
    fireEvent.keyDown(document.body, { key: '7' });
    pass(13.5 * minute);
    expect(dialog()).toBeVisible();
  });

  it('cannot stay once the time is over', async () => {
    const { pass, path, user } = await openIdle();
    pass(15.1 * minute);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(path()).toBe('/login'));
  });

  it('is logged out at the end, sees why on the log-in page, and returns to the draft', async () => {
    const { adapter, pass, path, user } = await openIdle();
    fireEvent.change(screen.getByLabelText('Phone number'), { target: { value: '07700 900123' } });
    pass(15.1 * minute);
    await waitFor(() => expect(path()).toBe('/login'));
    expect(
      await screen.findByText(/^You were logged out because you had not used this page for a while\./),
    ).toBeVisible();
    expect(dialog()).toBeNull();
    expect(adapter.state.loggedInAs).toBeNull();
    await user.type(screen.getByLabelText('Email'), 'margaret.hale@example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse battery');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(path()).toBe('/personal'));
    expect(await screen.findByLabelText('Phone number')).toHaveValue('07700 900123');
  });

  it('leaves the page even if the server does not respond', async () => {
    const { pass, path } = await openIdle({
      fail: { 'auth.logOut': new BackendError('unreachable', 'no answer') },
    });
    pass(16 * minute);
    await waitFor(() => expect(path()).toBe('/login'));
    expect(
      await screen.findByText(/^You were logged out because you had not used this page for a while\./),
    ).toBeVisible();
  });

  it('can log out at once', async () => {
    const { pass, path, user } = await openIdle({}, true);
    pass(14 * minute);
    expect(screen.getByText(/^What you typed is kept for you/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(path()).toBe('/signup'));
    expect(screen.queryByText(/^You have been signed out/)).toBeNull();
  });
});
