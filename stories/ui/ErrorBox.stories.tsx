import { Button, ErrorBox } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Parts/ErrorBox',
  component: ErrorBox,
  parameters: { page: 'padded' },
  args: { message: 'Failed to fetch user profile. Please try again later.' },
} satisfies Meta<typeof ErrorBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MessageOnly: Story = {
  name: 'Message only',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch user profile. Please try again later.');
  },
};

export const WithWayOut: Story = {
  name: 'With a heading and an action',
  args: {
    heading: 'Oops! Something went wrong',
    message: 'We encountered an error while fetching your traces. Please try again later.',
    children: <Button variant="secondary">Try again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Oops! Something went wrong');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
