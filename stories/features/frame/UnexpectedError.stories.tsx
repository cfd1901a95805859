import { UnexpectedError } from '@pension-trace/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Access/Unexpected error',
  component: UnexpectedError,
  args: { detail: '404 Not Found' },
} satisfies Meta<typeof UnexpectedError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAStatus: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(canvas.getByText('404 Not Found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/');
  },
};

export const WithoutDetail: Story = {
  name: 'After an error that is no routing error',
  render: () => <UnexpectedError />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(canvas.getByText(/^Your details are safe/)).toBeVisible();
  },
};
