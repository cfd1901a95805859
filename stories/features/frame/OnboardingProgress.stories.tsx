import { OnboardingProgress } from '@pension-trace/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Onboarding/Progress',
  component: OnboardingProgress,
  args: { step: 1 },
} satisfies Meta<typeof OnboardingProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

const showsStep =
  (step: number, part: string, skipped = ''): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const text = `Step ${step} of 12${skipped}`;
    const bar = canvas.getByRole('progressbar', { name: 'Your application' });
    await expect(bar).toHaveAttribute('aria-valuenow', String(step));
    await expect(bar).toHaveAttribute('aria-valuetext', `${part}. ${text}`);
    await expect(canvas.getByText(part)).toBeVisible();
    await expect(canvas.getByText(text)).toBeVisible();
  };

export const FirstStep: Story = { play: showsStep(1, 'Part 1 of 4: About you') };
export const HalfWay: Story = {
  name: 'Half way, step 6, after steps that ask for nothing',
  args: { step: 6 },
  play: showsStep(6, 'Part 2 of 4: Pensions to trace', '. Steps 4 and 5 needed nothing from you'),
};
export const NotEligible: Story = {
  name: 'Not eligible, step 5, without the parts',
  args: { step: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 5 of 12');
    await expect(canvas.getByText('Step 5 of 12')).toBeVisible();
    await expect(canvas.queryByText('Pensions to trace')).toBeNull();
  },
};
export const LastScreen: Story = {
  name: 'Last screen, step 11',
  args: { step: 11 },
  play: showsStep(11, 'Part 4 of 4: Your signature'),
};
