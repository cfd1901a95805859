import { BackendError, OpenLink } from '@pension-trace/react';
import type { useOpenLink } from '@pension-trace/react/headless';
import { getScenario } from '@pension-trace/react/memory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sentTo } from '../../sentTo';
import { adapterOf, navigateOf } from '../../withPensionTrace';
import { wholeText } from '../../../tests/wholeText';

const reset = { tokenHash: 'a-reset-link', type: 'recovery' } as const;
const confirmation = { tokenHash: 'a-confirmation', type: 'email' } as const;
const to = 'margaret.hale@example.com';
const scenario = {
  ...getScenario('logged-out'),
  outbox: [
    { to, link: reset },
    { to, link: confirmation },
  ],
};

const meta = {
  title: 'Access/Open link',
  excludeStories: ['byStatus'],
  component: OpenLink,
  args: { link: reset, onCompleted: fn(), onError: fn() },
  parameters: { pensionTrace: { scenario } },
} satisfies Meta<typeof OpenLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToANewPassword: Story = {
  name: 'To a new password',
  play: async ({ args, canvas, loaded, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible();
    await expect(sentTo(loaded, 'auth.openLink')).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a new password' }));
    await expect(args.onCompleted).toHaveBeenCalledWith({ email: 'margaret.hale@example.com' }, expect.anything());
    await expect(sentTo(loaded, 'auth.openLink')).toEqual([reset]);
    await expect(adapterOf(loaded).state.loggedInAs).toBeNull();
  },
};

export const BeforeThePress: Story = {
  name: 'To confirm an address',
  args: { link: confirmation },
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Confirm your email address' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Confirm my email address' })).toBeVisible();
    await expect(sentTo(loaded, 'auth.openLink')).toEqual([]);
  },
};

export const Opening: Story = {
  parameters: { pensionTrace: { scenario, memory: { pending: ['auth.openLink'] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Choose a new password' }));
    await expect(await canvas.findByRole('button', { name: 'Opening the link...' })).toBeVisible();
  },
};

export const Confirmed: Story = {
  name: 'Confirmed address',
  args: { link: confirmation },
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm my email address' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your email address is confirmed' }),
    ).toHaveFocus();
    await expect(
      canvas.getByText(wholeText('This link is for the account of margaret.hale@example.com.')),
    ).toBeVisible();
    await expect(adapterOf(loaded).state.loggedInAs).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Log in' }));
    await expect(navigateOf(loaded)).toHaveBeenLastCalledWith('/login');
  },
};

export const ConfirmedHalf: Story = {
  name: 'One of two addresses confirmed',
  args: { link: { tokenHash: 'first-of-two', type: 'email_change' } },
  beforeEach: ({ loaded }) => {
    adapterOf(loaded).auth.openLink = () => Promise.resolve({ email: undefined });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm my email address' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'One more email to confirm' })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'This is not me' })).toBeNull();
  },
};

export const NotMe: Story = {
  name: 'This is not me',
  args: { link: confirmation },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm my email address' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'This is not me' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'You have left that account' })).toHaveFocus();
    await expect(canvas.getByText(/You are not logged in to it/)).toBeVisible();
  },
};

export const UsedOrTooOld: Story = {
  name: 'Used or too old',
  args: { link: { tokenHash: 'spent', type: 'recovery' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a new password' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'This link does not work any more' }),
    ).toHaveFocus();
    await expect(args.onError).toHaveBeenCalledOnce();
  },
};

export const NoConnection: Story = {
  parameters: {
    pensionTrace: {
      scenario,
      memory: { fail: { 'auth.openLink': new BackendError('unreachable', 'No answer came') } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a new password' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not reach our service.');
    await expect(canvas.getByRole('button', { name: 'Choose a new password' })).toBeVisible();
  },
};

export const byStatus = {
  idle: ToANewPassword,
  pending: Opening,
  expired: UsedOrTooOld,
  error: NoConnection,
  success: Confirmed,
} satisfies Record<ReturnType<typeof useOpenLink>['state']['status'], Story>;
