import { ExpiredLink } from '@pension-trace/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { navigateOf } from '../../withPensionTrace';

const meta = {
  title: 'Access/Expired link',
  component: ExpiredLink,
  parameters: { pensionTrace: { scenario: 'logged-out' } },
} satisfies Meta<typeof ExpiredLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOut: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This link does not work any more' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Get a new link' }));
    await expect(navigateOf(loaded)).toHaveBeenLastCalledWith('/forgot-password');
    await userEvent.click(canvas.getByRole('link', { name: 'Return To Login' }));
    await expect(navigateOf(loaded)).toHaveBeenLastCalledWith('/login');
  },
};

export const LoggedIn: Story = {
  parameters: { pensionTrace: { scenario: 'portal' } },
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Continue' }));
    await expect(canvas.queryByRole('link', { name: 'Get a new link' })).not.toBeInTheDocument();
    await expect(navigateOf(loaded)).toHaveBeenLastCalledWith('/');
  },
};

export const ToConfirmAnAddress: Story = {
  name: 'To confirm an address',
  args: { purpose: 'confirm' },
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(canvas.getByText(/If your email address is confirmed, you can log in/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Get a new link' }));
    await expect(navigateOf(loaded)).toHaveBeenLastCalledWith('/signup');
  },
};
