import { MarketingPreferences } from '@pension-trace/react';
import { getScenario } from '@pension-trace/react/memory';
import type { UseMarketingPreferencesResult } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formPlay } from '../../formPlay';
import type { StateName } from '../../StateName';

const link = { id: 'customer-1', email: 'margaret.hale@example.com' };
const reading = formPlay({ scenario: 'logged-out', call: 'marketing' });
const form = formPlay({ scenario: 'logged-out', call: 'marketing_update' });
const { play } = form;

const meta = {
  title: 'Access/Marketing preferences',
  excludeStories: ['byStatus'],
  component: MarketingPreferences,
  args: link,
  parameters: form.initial,
} satisfies Meta<typeof MarketingPreferences>;

export default meta;
type Story = StoryObj<typeof meta>;

const address = { p_id: link.id, p_email: link.email };
const allOn = getScenario('logged-out');
const subscribedToAll = form.with({
  scenario: {
    ...allOn,
    customers: allOn.customers?.map((one) => ({ ...one, marketing: { email: true, text: true, post: true } })) ?? [],
  },
});
const tooOld = 'This link is too old. Please use a new one.';

const save = { press: 'Save Changes' };
const saveSms = [{ press: 'SMS' }, save];

export const Preferences: Story = {
  play: async (context) => {
    await reading.play({
      values: { Email: true, SMS: false, Post: true },
      descriptions: { SMS: 'To your number ••••• 0123' },
      lacks: [{ button: 'Unsubscribe All' }, /07700/],
      sent: [address],
    })(context);
    await expect(context.canvas.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  },
};

export const Loading: Story = {
  parameters: reading.sending,
  play: play({ sees: ['Loading your preferences...'], lacks: [{ switch: /./ }] }),
};

export const UnknownLink: Story = {
  args: { ...link, email: 'another.customer@example.com' },
  play: async (context) => {
    await reading.play({
      alert: 'This link does not work',
      lacks: [{ button: 'Try again' }, { switch: /./ }],
      sent: [{ ...address, p_email: 'another.customer@example.com' }],
    })(context);
    const { canvas } = context;
    await expect(canvas.getByRole('link', { name: 'help@example.com' })).toHaveAttribute(
      'href',
      'mailto:help@example.com',
    );
    await expect(canvas.getByRole('link', { name: '0808 157 0192' })).toHaveAttribute('href', 'tel:08081570192');
  },
};

export const UnknownLinkWithoutContact: Story = {
  ...UnknownLink,
  name: 'Unknown link, of a firm without contact details',
  parameters: form.with({ config: { companyName: 'Lantern Pension Tracing' } }),
  play: play({ alert: 'Please use the link at the end of our latest', lacks: [/Or tell us/] }),
};

export const NoConnection: Story = {
  parameters: reading.offline,
  play: play({ alert: 'We could not reach our service.' }),
};

export const Subscribed: Story = {
  name: 'One more subscription saved',
  play: async (context) => {
    await play({
      does: saveSms,
      sees: ['Saved'],
      sent: [{ ...address, p_marketing: { email: true, text: true, post: true } }],
    })(context);
    await expect(context.canvas.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  },
};

export const AskedBeforeUnsubscribing: Story = {
  play: play({
    does: [{ press: 'Post' }, save],
    sees: [{ alertdialog: 'Stop news by post?' }, 'We will not send you news or offers by post any more.'],
    sent: [],
  }),
};

export const AskedBeforeUnsubscribingFromAll: Story = {
  parameters: subscribedToAll,
  play: play({ does: [{ press: 'Unsubscribe All' }], sees: [{ alertdialog: 'Stop all news from us?' }], sent: [] }),
};

export const UnsubscribedFromAll: Story = {
  parameters: subscribedToAll,
  play: play({
    does: [{ press: 'Unsubscribe All' }, { press: 'Unsubscribe' }],
    lacks: [{ alertdialog: /./ }],
    values: { Email: false },
    focus: { button: 'Subscribe To All' },
    sent: [{ ...address, p_marketing: { email: false, text: false, post: false } }],
  }),
};

export const Saving: Story = {
  parameters: form.sending,
  play: play({ does: saveSms, sees: [{ button: 'Saving...' }] }),
};

export const SavingIsRefused: Story = {
  parameters: form.refusing(tooOld),
  play: async (context) => {
    await play({ does: saveSms, alert: tooOld, values: { SMS: true } })(context);
    await expect(context.canvas.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
  },
};

export const byStatus = {
  idle: Preferences,
  confirming: AskedBeforeUnsubscribing,
  'load pending': Loading,
  'load error': UnknownLink,
  'save pending': Saving,
  'save error': SavingIsRefused,
  'save success': Subscribed,
} satisfies Record<StateName<UseMarketingPreferencesResult['state']>, Story>;
