import { Notice } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Parts/Notice',
  component: Notice,
  parameters: { page: 'padded' },
  args: { tone: 'info', children: 'Providers answer in about two to six weeks.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

const isThere: Story['play'] = async ({ args, canvas }) => {
  await expect(canvas.getByText(typeof args.children === 'string' ? args.children : '')).toBeVisible();
  await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
};

export const Info: Story = { play: isThere };

export const Success: Story = {
  args: { tone: 'success', heading: 'Saved', children: 'We will write to you by e-mail only.' },
  play: isThere,
};

export const Warning: Story = {
  args: { tone: 'warning', heading: 'Your details changed', children: 'Please sign your authorisation again.' },
  play: isThere,
};

export const Danger: Story = {
  args: { tone: 'danger', heading: 'This cannot be undone', children: 'Your data will be deleted for good.' },
  play: isThere,
};

export const Brand: Story = {
  args: { tone: 'brand', heading: 'It is safe to close this page', children: 'We carry on without it.' },
  play: isThere,
};
