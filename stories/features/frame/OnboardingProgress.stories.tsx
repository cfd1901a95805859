import { OnboardingProgress } from '@pension-trace/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Frame/Onboarding progress',
  component: OnboardingProgress,
  args: { step: 1 },
} satisfies Meta<typeof OnboardingProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

const saysStep =
  (step: number): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Your application' });
    await expect(bar).toHaveAttribute('aria-valuenow', String(step));
    await expect(bar).toHaveAttribute('aria-valuetext', `Step ${step} of 12`);
    await expect(canvas.getByText(`Step ${step} of 12`)).toBeVisible();
  };

export const FirstStep: Story = { play: saysStep(1) };
export const HalfWay: Story = { args: { step: 6 }, play: saysStep(6) };
export const LastScreen: Story = { name: 'Authorisation, step 11', args: { step: 11 }, play: saysStep(11) };
