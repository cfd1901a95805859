import { Logo, Menu, TopBar } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Parts/TopBar',
  component: TopBar,
  args: {
    logo: <Logo name="Harbour Pensions" />,
    homeHref: '/',
    homeLabel: 'Harbour Pensions, home',
    onNavigate: fn(),
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoggedOut: Story = {
  name: 'Logged out',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Harbour Pensions, home' }));
    await expect(args.onNavigate).toHaveBeenCalledOnce();
    await expect(args.onNavigate).toHaveBeenCalledWith('/');
  },
};

export const LoggedIn: Story = {
  name: 'Logged in',
  args: {
    children: (
      <Menu label="Your account" items={[{ id: 'profile', label: 'Profile' }]} onAction={fn()}>
        Margaret Okafor
      </Menu>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Margaret Okafor' })).toBeVisible();
  },
};
