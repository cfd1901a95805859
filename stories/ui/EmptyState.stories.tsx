import { Button, EmptyState } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Parts/EmptyState',
  component: EmptyState,
  parameters: { page: 'padded' },
  args: {
    heading: 'No Traces Found',
    children: "You haven't created any traces yet. Start by creating your first trace.",
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithFirstStep: Story = {
  name: 'With an action',
  args: { icon: 'search', action: <Button>Add Trace</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No Traces Found' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add Trace' })).toBeVisible();
  },
};

export const NothingToDo: Story = {
  name: 'Without an action',
  args: { heading: 'No Documents Found', children: 'No documents are available at the moment.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No documents are available at the moment.')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
