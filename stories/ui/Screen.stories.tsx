import { Button, Card, FormActions, ProgressBar, Screen, TextField } from '@pension-trace/react/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

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
  name: 'Text width',
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: "Let's Trace Your First Pension" });
    await expect(heading).not.toHaveFocus();
    await expect(canvas.getByRole('region', { name: "Let's Trace Your First Pension" })).toBeVisible();
  },
};

export const Arriving: Story = {
  name: 'Focus on the heading',
  args: { focusHeading: true, before: <ProgressBar step={6} total={12} label="Progress" text="Step 6 of 12" /> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const Wide: Story = {
  name: 'Wide',
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
  name: 'Full width',
  args: { width: 'full' },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await expect(region.getBoundingClientRect().width).toBe(region.parentElement?.getBoundingClientRect().width);
  },
};
