import { NotificationSettings } from '@pension-trace/react';
import type { useNotificationSettings } from '@pension-trace/react/headless';
import { getScenario } from '@pension-trace/react/memory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formPlay } from '../../formPlay';
import type { StateName } from '../../StateName';

const reading = formPlay({ scenario: 'portal', call: 'portal_user_settings_marketing' });
const form = formPlay({ scenario: 'portal', call: 'portal_user_update_marketing' });
const newsForm = formPlay({ scenario: 'portal', call: 'portal_user_update_news' });
const { play } = form;

const meta = {
  title: 'Portal/Notification settings',
  excludeStories: ['byStatus'],
  component: NotificationSettings,
  parameters: { page: 'padded', ...form.initial },
} satisfies Meta<typeof NotificationSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = { press: 'Save Changes' };
const saveSms = [{ press: 'SMS' }, save];
const closed = 'This step is not open to you at the moment.';

export const Settings: Story = {
  play: async (context) => {
    await reading.play({ values: { Email: true, SMS: false } })(context);
    await expect(context.canvas.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
    await expect(context.canvas.getByRole('button', { name: 'Subscribe To All' })).toBeEnabled();
  },
};

export const Loading: Story = {
  parameters: reading.sending,
  play: play({ sees: ['Loading your preferences...'] }),
};

export const Failed: Story = {
  parameters: reading.offline,
  play: play({ alert: 'We could not open your preferences', sees: [{ button: 'Try again' }] }),
};

export const SavingIsRefused: Story = {
  parameters: form.refusing(closed),
  play: play({ does: saveSms, alert: closed, values: { SMS: true } }),
};

export const SubscribedToAll: Story = {
  play: play({
    does: [{ press: 'Subscribe To All' }],
    sees: ['Saved', { button: 'Unsubscribe From All' }],
    values: { SMS: true },
    sent: [{ p_email: true, p_text: true, p_post: true }],
  }),
};

export const UnsubscribedFromSome: Story = {
  play: async (context) => {
    await play({
      does: [{ press: 'SMS' }, { press: 'Email' }, { press: 'Post' }, save],
      sees: [{ alertdialog: 'Stop news by email or post?' }],
      next: [{ press: 'Unsubscribe' }],
    })(context);
    await play({ lacks: [{ alertdialog: /./ }], sent: [{ p_email: false, p_text: true, p_post: false }] })(context);
  },
};

export const AskedBeforeUnsubscribing: Story = {
  play: play({ does: [{ press: 'Email' }, save], sees: [{ alertdialog: /^Stop news by email/ }], sent: [] }),
};

export const Saving: Story = {
  parameters: form.sending,
  play: play({
    does: saveSms,
    sees: [{ button: 'Saving...' }],
    values: { SMS: true },
    sent: [{ p_email: true, p_text: true, p_post: true }],
  }),
};

const news = 'Email me when there is news';
const portal = getScenario('portal');
const withoutMessages = { ...portal, customers: (portal.customers ?? []).map((one) => ({ ...one, newsEmail: null })) };

export const NewsSwitchedOff: Story = {
  play: newsForm.play({
    does: [{ press: news }],
    sees: [{ group: 'About your own traces' }, 'Saved'],
    values: { [news]: false },
    sent: [{ p_email: false }],
  }),
};

export const NewsSaving: Story = {
  parameters: newsForm.sending,
  play: newsForm.play({ does: [{ press: news }], values: { [news]: false }, sent: [{ p_email: false }] }),
};

export const NewsIsRefused: Story = {
  parameters: newsForm.offline,
  // The switch is where it was.
  play: newsForm.play({
    does: [{ press: news }],
    alert: 'We could not reach our service.',
    values: { [news]: true },
  }),
};

/** A backend that sends no messages about traces. */
export const WithoutNews: Story = {
  parameters: form.with({ scenario: withoutMessages }),
  play: play({ values: { Email: true }, lacks: [{ switch: news }] }),
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
