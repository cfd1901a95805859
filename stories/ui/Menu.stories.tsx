import { Menu } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  title: 'Parts/Menu',
  component: Menu,
  parameters: { page: 'padded' },
  args: {
    label: 'Your account',
    items: [
      { id: 'profile', label: 'Profile', icon: 'user' },
      { id: 'logout', label: 'Logout', icon: 'logout' },
    ],
    onAction: fn(),
    children: 'Margaret Okafor',
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const page = within(document.body);

export const Closed: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Margaret Okafor' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveAttribute('aria-haspopup', 'true');
  },
};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Margaret Okafor' }));
    const menu = await page.findByRole('menu', { name: 'Your account' });
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(2);
  },
};

export const WithTheKeyboard: Story = {
  name: 'Used with the keyboard',
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Margaret Okafor' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await page.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenCalledWith('logout');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await page.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const PressBeside: Story = {
  name: 'Closed by a click outside',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Margaret Okafor' }));
    await page.findByRole('menu');
    await userEvent.click(document.body);
    await waitFor(() => expect(page.queryByRole('menu')).not.toBeInTheDocument());
  },
};
