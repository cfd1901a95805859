import { Link } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Parts/Link',
  component: Link,
  parameters: { page: 'padded' },
  args: { href: '/login', children: 'Log in', onNavigate: fn() },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  name: 'In a sentence',
  render: (args) => (
    <p>
      Already have an account? <Link {...args} />
    </p>
  ),
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Log in' });
    await userEvent.click(link);
    await expect(args.onNavigate).toHaveBeenCalledOnce();
    await expect(args.onNavigate).toHaveBeenCalledWith('/login');
  },
};

export const NewTabIsLeftToTheBrowser: Story = {
  name: 'Control-click leaves the link to the browser',
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Log in' });
    // Stops the click after the link has handled it, so that no tab opens.
    let wasLeft = false;
    const stop = (event: Event) => {
      wasLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', stop, { once: true });
    await fireEvent.click(link, { ctrlKey: true });
    await expect(wasLeft).toBe(true);
    await expect(args.onNavigate).not.toHaveBeenCalled();
  },
};

export const External: Story = {
  name: 'External',
  args: {
    href: 'https://example.com/your-data',
    children: 'How we handle your data',
    isExternal: true,
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'How we handle your data (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const LikeAButton: Story = {
  name: 'Like a button',
  args: { variant: 'button', children: 'Download' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Download' });
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
};
