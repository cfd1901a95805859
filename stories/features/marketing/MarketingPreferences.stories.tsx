import { BackendError, MarketingPreferences } from '@pension-trace/react';
import { getScenario } from '@pension-trace/react/memory';
import type { UseMarketingPreferencesResult } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { sentTo } from '../../sentTo';
import type { StateName } from '../../StateName';
import { findDialog } from '../../findDialog';

const link = { id: 'customer-1', email: 'margaret.hale@example.com' };

const meta = {
  title: 'Access/Marketing preferences',
  excludeStories: ['byStatus'],
  component: MarketingPreferences,
  args: link,
  parameters: { pensionTrace: { scenario: 'logged-out' } },
} satisfies Meta<typeof MarketingPreferences>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const address = { p_id: link.id, p_email: link.email };
const allOn = getScenario('logged-out');
const subscribedToAll = {
  ...allOn,
  customers: allOn.customers?.map((one) => ({ ...one, marketing: { email: true, text: true, post: true } })),
};

const toggle =
  (name: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name }));
  };

const save: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
};

export const Preferences: Story = {
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('switch', { name: 'Email' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'SMS' })).not.toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Post' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'SMS' })).toHaveAccessibleDescription('To your number ••••• 0123');
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Unsubscribe All' })).not.toBeInTheDocument();
    await expect(sentTo(loaded, 'marketing')).toEqual([address]);
  },
};

export const Loading: Story = {
  parameters: { pensionTrace: { memory: { pending: ['marketing'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your preferences...')).toBeInTheDocument();
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
  },
};

export const UnknownLink: Story = {
  args: { ...link, email: 'another.customer@example.com' },
  play: async ({ canvas, loaded }) => {
    const box = await canvas.findByRole('alert');
    await expect(box).toHaveTextContent('This link does not work');
    await expect(within(box).getByRole('link', { name: 'help@example.com' })).toBeVisible();
    await expect(within(box).getByRole('link', { name: '0808 157 0192' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await expect(sentTo(loaded, 'marketing')).toHaveLength(1);
  },
};

export const UnknownLinkWithoutContact: Story = {
  ...UnknownLink,
  name: 'Unknown link, of a firm without contact details',
  parameters: { pensionTrace: { config: { companyName: 'Lantern Pension Tracing' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Please use the link at the end of our latest');
    await expect(canvas.queryByText(/Or tell us/)).not.toBeInTheDocument();
  },
};

export const NoConnection: Story = {
  parameters: { pensionTrace: { memory: { fail: { marketing: new BackendError('unreachable', 'No answer') } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not reach our service.');
  },
};

export const Subscribed: Story = {
  name: 'One more subscription saved',
  play: async (context) => {
    await toggle('SMS')(context);
    await save(context);
    await expect((await context.canvas.findAllByText('Saved'))[0]).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
    await expect(sentTo(context.loaded, 'marketing_update')).toEqual([
      { ...address, p_marketing: { email: true, text: true, post: true } },
    ]);
  },
};

export const AskedBeforeUnsubscribing: Story = {
  play: async (context) => {
    await toggle('Post')(context);
    await save(context);
    const question = within(await findDialog({ role: 'alertdialog', name: 'Stop news by post?' }));
    await waitFor(() =>
      expect(question.getByText('We will not send you news or offers by post any more.')).toBeVisible(),
    );
    await expect(sentTo(context.loaded, 'marketing_update')).toEqual([]);
  },
};

export const AskedBeforeUnsubscribingFromAll: Story = {
  parameters: { pensionTrace: { scenario: subscribedToAll } },
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unsubscribe All' }));
    const question = await findDialog({ role: 'alertdialog', name: 'Stop all news from us?' });
    await waitFor(() => expect(question).toBeVisible());
    await expect(sentTo(loaded, 'marketing_update')).toEqual([]);
  },
};

export const UnsubscribedFromAll: Story = {
  parameters: { pensionTrace: { scenario: subscribedToAll } },
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unsubscribe All' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Email' })).not.toBeChecked());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Subscribe To All' })).toHaveFocus());
    await expect(sentTo(loaded, 'marketing_update')).toEqual([
      { ...address, p_marketing: { email: false, text: false, post: false } },
    ]);
  },
};

export const Saving: Story = {
  parameters: { pensionTrace: { memory: { pending: ['marketing_update'] } } },
  play: async (context) => {
    await toggle('SMS')(context);
    await save(context);
    await expect(await context.canvas.findByRole('button', { name: 'Saving...' })).toBeVisible();
  },
};

export const SavingIsRefused: Story = {
  parameters: {
    pensionTrace: { memory: { fail: { marketing_update: 'This link is too old. Please use a new one.' } } },
  },
  play: async (context) => {
    await toggle('SMS')(context);
    await save(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'This link is too old. Please use a new one.',
    );
    await expect(context.canvas.getByRole('switch', { name: 'SMS' })).toBeChecked();
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
