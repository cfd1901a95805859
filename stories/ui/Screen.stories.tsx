import { Button, Card, FormActions, ProgressBar, Screen, TextField } from '@pension-trace/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Parts/Screen',
  component: Screen,
  args: {
    heading: "Let's Trace Your First Pension",
    lead: 'Start with a job that you remember well. You can add others after it.',
    children: (
      <form noValidate>
        <TextField label="Employer" />
        <FormActions>
          <Button type="submit">Next</Button>
          <Button variant="secondary">Back</Button>
        </FormActions>
      </form>
    ),
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {
  name: 'A column to read and type in',
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: "Let's Trace Your First Pension" });
    await expect(heading).not.toHaveFocus();
    await expect(canvas.getByRole('region', { name: "Let's Trace Your First Pension" })).toBeVisible();
  },
};

export const Arriving: Story = {
  name: 'Says where one has arrived',
  args: { focusHeading: true, before: <ProgressBar step={6} total={12} label="Progress" text="Step 6 of 12" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

export const Wide: Story = {
  name: 'Room for two columns',
  args: {
    width: 'wide',
    heading: 'Your Documents',
    children: <Card heading="Upload New Document">Any relevant documents.</Card>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your Documents' })).toBeVisible();
  },
};

export const Full: Story = {
  name: 'All there is',
  args: { width: 'full' },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await expect(region.getBoundingClientRect().width).toBe(region.parentElement?.getBoundingClientRect().width);
  },
};
