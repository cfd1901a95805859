import { Button, DataRows } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Parts/DataRows',
  component: DataRows,
  parameters: { page: 'padded' },
  args: {
    rows: [
      { label: 'Name', value: 'Margaret Okafor' },
      { label: 'Date of birth', value: '27 March 1962' },
      { label: 'Address', value: '14 Albion Street, Leeds, LS1 6AA' },
    ],
  },
} satisfies Meta<typeof DataRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToRead: Story = {
  name: 'Read only',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('27 March 1962');
  },
};

export const ToCheck: Story = {
  name: 'With a change action',
  args: {
    rows: [
      {
        label: 'Name',
        value: 'Margaret Okafor',
        action: (
          <Button variant="quiet" aria-label="Change name">
            Change
          </Button>
        ),
      },
      { label: 'Date of birth', value: '27 March 1962' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Change name' })).toBeVisible();
  },
};
