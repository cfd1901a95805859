import { Badge, Button, Card, DataRows } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Parts/Card',
  component: Card,
  parameters: { page: 'padded' },
  args: { heading: 'Tasks', children: <p>You currently have no tasks to complete.</p> },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { as: 'section' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Tasks' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Tasks' })).toBeVisible();
  },
};

export const WithAction: Story = {
  name: 'With a badge beside the heading',
  args: {
    heading: 'Marks & Spencer',
    headingLevel: 3,
    headingAction: <Badge tone="success">Completed</Badge>,
    children: (
      <>
        <DataRows
          rows={[
            { label: 'Start year', value: '1988' },
            { label: 'End year', value: '1994' },
          ]}
        />
        <Button variant="secondary">Edit Trace</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Marks & Spencer' })).toBeVisible();
    await expect(canvas.getByText('Completed')).toBeVisible();
  },
};

export const Tinted: Story = {
  args: { tone: 'tinted' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You currently have no tasks to complete.')).toBeVisible();
  },
};

export const Brand: Story = {
  args: { tone: 'brand', heading: 'Upload New Document' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Upload New Document' })).toBeVisible();
  },
};
