import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../../src/backend/BackendError';
import { MarketingPreferences } from '../../../src/features/marketing/MarketingPreferences';
import { NotificationSettings } from '../../../src/features/marketing/NotificationSettings';
import { savedDuration } from '../../../src/features/marketing/usePreferenceEditing';
import { createMemoryAdapter, getScenario, type MemoryOptions } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';
import { Remountable } from '../Remountable';
import { payloadsOf } from '../payloadsOf';

const link = { id: 'customer-1', email: 'margaret.hale@example.com' };
const address = { p_id: link.id, p_email: link.email };

async function renderByLink(marketing: { email: boolean; text: boolean; post: boolean }, options: MemoryOptions = {}) {
  const scenario = getScenario('logged-out');
  const customers = scenario.customers?.map((one) => ({ ...one, marketing })) ?? [];
  const adapter = createMemoryAdapter({ ...scenario, customers }, options);
  const view = renderWithAdapter(<MarketingPreferences {...link} />, adapter);
  await screen.findByRole('switch', { name: 'Email' });
  const sent = () => payloadsOf(adapter, 'marketing_update');
  return { ...view, adapter, sent, user: userEvent.setup() };
}

const some = { email: true, text: false, post: true };
const all = { email: true, text: true, post: true };
const none = { email: false, text: false, post: false };

const toggle = (name: string) => screen.getByRole('switch', { name });
const press = (name: string) => screen.getByRole('button', { name });
const saves = (marketing: typeof some) => ({ ...address, p_marketing: marketing });

afterEach(() => {
  vi.useRealTimers();
});

describe('saving', () => {
  it('is possible only with unsaved changes', async () => {
    const { user, sent } = await renderByLink(some);
    expect(press('Save Changes')).toBeDisabled();
    await user.click(toggle('SMS'));
    expect(press('Save Changes')).toBeEnabled();
    await user.click(toggle('SMS'));
    expect(press('Save Changes')).toBeDisabled();
    expect(sent()).toEqual([]);
  });

  it('sends at once when no channel is switched off, once for a double click', async () => {
    const { user, sent } = await renderByLink(some, { delay: 5 });
    await user.click(toggle('SMS'));
    await user.dblClick(press('Save Changes'));
    await screen.findAllByText('Saved');
    expect(sent()).toEqual([saves(all)]);
    expect(press('Save Changes')).toBeDisabled();
  });

  it('shows Saved for three seconds', async () => {
    const { user } = await renderByLink(some);
    await user.click(toggle('SMS'));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => press('Save Changes').click());
    // Runs the timers that are due now, such as the reply's, without advancing the clock.
    for (let round = 0; round < 5; round += 1) await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getAllByText('Saved')).toHaveLength(2);
    act(() => void vi.advanceTimersByTime(savedDuration - 1));
    expect(screen.getAllByText('Saved')).toHaveLength(2);
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('Saved')).toBeNull();
    expect(savedDuration).toBe(3000);
  });

  it('hides Saved on the next change', async () => {
    const { user } = await renderByLink(some);
    await user.click(toggle('SMS'));
    await user.click(press('Save Changes'));
    await screen.findAllByText('Saved');
    await user.click(toggle('Email'));
    expect(screen.queryByText('Saved')).toBeNull();
    expect(press('Save Changes')).toBeEnabled();
  });

  it('keeps changes made while saving', async () => {
    const { user, sent } = await renderByLink(none, { delay: 30 });
    await user.click(toggle('SMS'));
    await user.click(press('Save Changes'));
    await user.click(toggle('Post'));
    await waitFor(() => expect(sent()).toEqual([saves({ ...none, text: true })]));
    await waitFor(() => expect(press('Save Changes')).toBeEnabled());
    expect(toggle('Post')).toBeChecked();
    await user.click(press('Save Changes'));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toEqual(saves({ email: false, text: true, post: true }));
  });
});

describe('unsubscribing', () => {
  it('asks before switching channels off; declining sends nothing and keeps the choices', async () => {
    const { user, sent } = await renderByLink(some);
    await user.click(toggle('Email'));
    await user.click(press('Save Changes'));
    await screen.findByRole('alertdialog', { name: 'Stop news by email?' });
    await user.click(press('Stay subscribed'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent()).toEqual([]);
    expect(toggle('Email')).not.toBeChecked();
    await user.click(press('Save Changes'));
    await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    await waitFor(() => expect(sent()).toEqual([saves({ email: false, text: false, post: true })]));
  });

  it('does not ask about a channel that was off', async () => {
    const { user, sent } = await renderByLink(some);
    await user.click(toggle('SMS'));
    await user.click(toggle('SMS'));
    await user.click(toggle('SMS'));
    await user.click(press('Save Changes'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('a link', () => {
  it('leaves no address in the cache when the page unmounts', async () => {
    const queryClient = new QueryClient();
    const addresses = () =>
      queryClient
        .getQueryCache()
        .findAll()
        .filter(({ queryKey }) => queryKey.includes(link.email));
    const { unmount } = renderWithAdapter(<MarketingPreferences {...link} />, createMemoryAdapter('logged-out'), {
      queryClient,
    });
    await screen.findByRole('switch', { name: 'Email' });
    expect(addresses()).toHaveLength(1);
    unmount();
    await waitFor(() => expect(addresses()).toEqual([]));
  });

  it('can be tried again when the server does not respond', async () => {
    const fail: Record<string, BackendError> = { marketing: new BackendError('unreachable', 'no answer') };
    const adapter = createMemoryAdapter('logged-out', { fail });
    const { errors } = renderWithAdapter(<MarketingPreferences {...link} />, adapter);
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach our service.');
    expect(errors.map(({ code }) => code)).toEqual(['unreachable']);
    delete fail.marketing;
    await userEvent.click(press('Try again'));
    expect(await screen.findByRole('switch', { name: 'Email' })).toBeChecked();
  });
});

describe('the portal', () => {
  it('keeps unsaved choices while another tab of the profile is open', async () => {
    const user = userEvent.setup();
    renderWithAdapter(
      <Remountable>
        <NotificationSettings />
      </Remountable>,
      createMemoryAdapter('portal'),
    );
    const before = (await screen.findByRole<HTMLInputElement>('switch', { name: 'SMS' })).checked;
    await user.click(toggle('SMS'));
    await user.click(press('Unmount'));
    await user.click(press('Mount'));
    expect((await screen.findByRole<HTMLInputElement>('switch', { name: 'SMS' })).checked).toBe(!before);
    expect(press('Save Changes')).toBeEnabled();
  });

  it('subscribes to all and unsubscribes from all through the portal’s procedures', async () => {
    const adapter = createMemoryAdapter('portal');
    const user = userEvent.setup();
    renderWithAdapter(<NotificationSettings />, adapter);
    await user.click(await screen.findByRole('button', { name: 'Subscribe To All' }));
    await user.click(await screen.findByRole('button', { name: 'Unsubscribe From All' }));
    await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    await waitFor(() =>
      expect(payloadsOf(adapter, 'portal_user_update_marketing')).toEqual([
        { p_email: true, p_text: true, p_post: true },
        { p_email: false, p_text: false, p_post: false },
      ]),
    );
    await waitFor(() => expect(press('Subscribe To All')).toBeEnabled());
    expect(adapter.state.customers[0]?.marketing).toEqual(none);
  });
});

describe('the switch for news about one’s own traces', () => {
  const news = 'Email me when there is news';
  async function renderSettings(options: MemoryOptions = {}, settings: Parameters<typeof renderWithAdapter>[2] = {}) {
    const adapter = createMemoryAdapter('portal', options);
    const view = renderWithAdapter(<NotificationSettings />, adapter, settings);
    await screen.findByRole('switch', { name: news });
    return { ...view, adapter, user: userEvent.setup(), sent: () => payloadsOf(adapter, 'portal_user_update_news') };
  }

  it('saves at once, once for a double click, and leaves the marketing preferences alone', async () => {
    const { adapter, user, sent } = await renderSettings({ delay: 5 });
    expect(toggle(news)).toBeChecked();
    await user.dblClick(toggle(news));
    await screen.findByText('Saved');
    expect(toggle(news)).not.toBeChecked();
    expect(sent()).toEqual([{ p_email: false }]);
    expect(press('Save Changes')).toBeDisabled();
    expect(payloadsOf(adapter, 'portal_user_update_marketing')).toEqual([]);
    expect(adapter.state.customers[0]?.newsEmail).toBe(false);
  });

  it('is left alone by Subscribe To All, Unsubscribe From All and Save Changes', async () => {
    const { adapter, user, sent } = await renderSettings();
    await user.click(toggle('SMS'));
    await user.click(press('Save Changes'));
    await waitFor(() => expect(payloadsOf(adapter, 'portal_user_update_marketing')).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Unsubscribe From All' }));
    await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    await waitFor(() => expect(adapter.state.customers[0]?.marketing).toEqual(none));
    await user.click(await screen.findByRole('button', { name: 'Subscribe To All' }));
    await waitFor(() => expect(adapter.state.customers[0]?.marketing).toEqual(all));
    expect(toggle(news)).toBeChecked();
    expect(sent()).toEqual([]);
  });

  it('comes with the language of the page, in which the messages are written', async () => {
    const { adapter } = await renderSettings({}, { locale: 'de' });
    expect(adapter.calls.find(({ name }) => name === 'portal_user')?.headers['Accept-Language']).toBe('de');
    expect(adapter.state.customers[0]?.language).toBe('de');
  });
});
