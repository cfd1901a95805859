import { Profile } from '@pension-trace/react';
import type { useCancelApplication } from '@pension-trace/react/headless';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sentTo } from '../../sentTo';
import { navigateOf } from '../../withPensionTrace';

const meta = {
  title: 'Portal/Profile',
  excludeStories: ['byStatus'],
  component: Profile,
  args: { onCompleted: fn(), loadingTime: 0 },
  parameters: { pensionTrace: { scenario: 'portal' } },
} satisfies Meta<typeof Profile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Personal: Story = {
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your Profile' })).toBeVisible();
    const facts = (await canvas.findAllByRole('definition')).map(({ textContent }) => textContent);
    await expect(facts.slice(0, 4)).toEqual(['Margaret', 'Hale', 'margaret.hale@example.com', '07700 900123']);
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Current Address' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to your portal' }));
    await expect(navigateOf(loaded)).toHaveBeenCalledWith('/portal');
  },
};

export const Loading: Story = {
  parameters: { pensionTrace: { scenario: 'portal', memory: { pending: ['portal_user'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeInTheDocument();
  },
};

export const MinimumLoadingTime: Story = {
  args: { loadingTime: 60_000 },
  play: async ({ canvas, loaded }) => {
    await waitFor(() => expect(sentTo(loaded, 'portal_user')).toHaveLength(1));
    await expect(canvas.getByText('Loading...')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Your Profile' })).toBeVisible();
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
  },
};

export const NotLoaded: Story = {
  parameters: { pensionTrace: { scenario: 'portal', memory: { fail: { portal_user: 'Please try again later.' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Please try again later.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

async function ask(canvas: StoryContext['canvas']) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Cancel Application' }));
  return within(await screen.findByRole('alertdialog'));
}

export const AskedBeforeCancelling: Story = {
  play: async ({ canvas, loaded }) => {
    const dialog = await ask(canvas);
    await expect(dialog.getByRole('button', { name: 'Keep my application' })).toBeEnabled();
    await expect(sentTo(loaded, 'portal_cancel_application')).toEqual([]);
  },
};

export const ApplicationKept: Story = {
  play: async ({ canvas, loaded }) => {
    const dialog = await ask(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Keep my application' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(sentTo(loaded, 'portal_cancel_application')).toEqual([]);
  },
};

export const Cancelled: Story = {
  play: async ({ canvas, args, loaded }) => {
    const dialog = await ask(canvas);
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Cancel Application' }));
    await waitFor(() => expect(args.onCompleted).toHaveBeenCalledWith({ tags: [14] }));
    await expect(sentTo(loaded, 'portal_cancel_application')).toHaveLength(1);
  },
};

export const CancellingRefused: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'portal',
      memory: { fail: { portal_cancel_application: 'Your application cannot be cancelled today.' } },
    },
  },
  play: async ({ canvas }) => {
    const dialog = await ask(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel Application' }));
    await expect(await dialog.findByText('Your application cannot be cancelled today.')).toBeVisible();
  },
};

export const Cancelling: Story = {
  parameters: { pensionTrace: { scenario: 'portal', memory: { pending: ['portal_cancel_application'] } } },
  play: async ({ canvas, loaded }) => {
    const dialog = await ask(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel Application' }));
    await waitFor(() => expect(sentTo(loaded, 'portal_cancel_application')).toHaveLength(1));
    await expect(dialog.getByRole('button', { name: 'Cancelling...' })).toBeVisible();
  },
};

export const byStatus = {
  confirming: AskedBeforeCancelling,
  success: Cancelled,
  error: CancellingRefused,
  idle: ApplicationKept,
  pending: Cancelling,
} satisfies Record<ReturnType<typeof useCancelApplication>['state']['status'], Story>;
