import { BackendError, NotificationSettings } from '@pension-trace/react';
import type { useNotificationSettings } from '@pension-trace/react/headless';
import { getScenario } from '@pension-trace/react/memory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { sentTo } from '../../sentTo';
import { adapterOf } from '../../withPensionTrace';
import type { StateName } from '../../StateName';
import { findDialog } from '../../findDialog';

const meta = {
  title: 'Portal/Notification settings',
  excludeStories: ['byStatus'],
  component: NotificationSettings,
  parameters: { page: 'padded', pensionTrace: { scenario: 'portal' } },
} satisfies Meta<typeof NotificationSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Settings: Story = {
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('switch', { name: 'Email' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'SMS' })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Subscribe To All' })).toBeEnabled();
    await expect(sentTo(loaded, 'portal_user_settings_marketing')).toHaveLength(1);
  },
};

export const Loading: Story = {
  parameters: { pensionTrace: { memory: { pending: ['portal_user_settings_marketing'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your preferences...')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: {
    pensionTrace: {
      memory: { fail: { portal_user_settings_marketing: new BackendError('unreachable', 'No answer') } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not open your preferences');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const SavingIsRefused: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const sms = await canvas.findByRole('switch', { name: 'SMS' });
    await userEvent.click(sms);
    // The application was cancelled in another tab.
    const [customer] = adapterOf(loaded).state.customers;
    if (customer) customer.tags = [14];
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This step is not open to you at the moment.');
    await expect(sms).toBeChecked();
  },
};

export const SubscribedToAll: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Subscribe To All' }));
    await expect((await canvas.findAllByText('Saved'))[0]).toBeVisible();
    await expect(canvas.getByRole('switch', { name: 'SMS' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Unsubscribe From All' })).toBeVisible();
    await expect(sentTo(loaded, 'portal_user_update_marketing')).toEqual([
      { p_email: true, p_text: true, p_post: true },
    ]);
  },
};

export const UnsubscribedFromSome: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'SMS' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Email' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Post' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await findDialog({ role: 'alertdialog', name: 'Stop news by email or post?' });
    await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
    await waitFor(() =>
      expect(sentTo(loaded, 'portal_user_update_marketing')).toEqual([{ p_email: false, p_text: true, p_post: false }]),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const AskedBeforeUnsubscribing: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Email' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.getByRole('alertdialog', { name: /^Stop news by email/ })).toBeVisible());
    await expect(sentTo(loaded, 'portal_user_update_marketing')).toEqual([]);
  },
};

export const Saving: Story = {
  parameters: { pensionTrace: { scenario: 'portal', memory: { pending: ['portal_user_update_marketing'] } } },
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'SMS' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(sentTo(loaded, 'portal_user_update_marketing')).toHaveLength(1));
    await expect(canvas.getByRole('switch', { name: 'SMS' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toBeVisible();
  },
};

const news = 'Email me when there is news';
const portal = getScenario('portal');
const withoutMessages = { ...portal, customers: (portal.customers ?? []).map((one) => ({ ...one, newsEmail: null })) };

export const NewsSwitchedOff: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const group = within(await canvas.findByRole('group', { name: 'About your own traces' }));
    const one = group.getByRole('switch', { name: news });
    await expect(one).toBeChecked();
    await userEvent.click(one);
    await waitFor(() => expect(one).not.toBeChecked());
    await expect(await group.findByText('Saved')).toBeInTheDocument();
    await expect(sentTo(loaded, 'portal_user_update_news')).toEqual([{ p_email: false }]);
    // Neither button touches it.
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe To All' }));
    await expect(await canvas.findByRole('button', { name: 'Unsubscribe From All' })).toBeVisible();
    await expect(one).not.toBeChecked();
    await expect(sentTo(loaded, 'portal_user_update_news')).toHaveLength(1);
  },
};

export const NewsSaving: Story = {
  parameters: { pensionTrace: { memory: { pending: ['portal_user_update_news'] } } },
  play: async ({ canvas, loaded, userEvent }) => {
    const one = await canvas.findByRole('switch', { name: news });
    await userEvent.click(one);
    await waitFor(() => expect(sentTo(loaded, 'portal_user_update_news')).toEqual([{ p_email: false }]));
    await expect(one).not.toBeChecked();
  },
};

export const NewsIsRefused: Story = {
  parameters: {
    pensionTrace: { memory: { fail: { portal_user_update_news: new BackendError('unreachable', 'No answer') } } },
  },
  play: async ({ canvas, userEvent }) => {
    const one = await canvas.findByRole('switch', { name: news });
    await userEvent.click(one);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    // Where it was.
    await expect(one).toBeChecked();
  },
};

/** A backend that sends no messages about traces. */
export const WithoutNews: Story = {
  parameters: { pensionTrace: { scenario: withoutMessages } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Email' })).toBeChecked();
    await expect(canvas.queryByRole('switch', { name: news })).not.toBeInTheDocument();
  },
};

export const byStatus = {
  idle: Settings,
  confirming: AskedBeforeUnsubscribing,
  'load pending': Loading,
  'load error': Failed,
  'save pending': Saving,
  'save error': SavingIsRefused,
  'save success': SubscribedToAll,
} satisfies Record<StateName<ReturnType<typeof useNotificationSettings>['state']>, Story>;
