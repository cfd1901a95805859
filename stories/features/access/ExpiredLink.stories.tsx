import { ExpiredLink } from '@pension-trace/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const meta = {
  title: 'Access/Expired link',
  component: ExpiredLink,
  args: { onNavigate: fn() },
  parameters: { pensionTrace: { scenario: 'signed-out' } },
} satisfies Meta<typeof ExpiredLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UsedOrTooOld: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This link does not work any more' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Get a new link' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/forgot-password');
    await userEvent.click(canvas.getByRole('link', { name: 'Return To Login' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/login');
  },
};

export const ForACustomerWhoIsLoggedIn: Story = {
  args: { continueHref: '/' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Get a new link' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: 'Continue' }));
    await expect(args.onNavigate).toHaveBeenLastCalledWith('/');
  },
};
