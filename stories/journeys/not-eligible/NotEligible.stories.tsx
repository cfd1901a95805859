import { NotEligible } from '@pension-trace/react';
import { getScenario, type MemoryScenario } from '@pension-trace/react/memory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

const meta = {
  title: 'Onboarding/Not eligible',
  component: NotEligible,
  parameters: { pensionTrace: { scenario: 'not-eligible' } },
} satisfies Meta<typeof NotEligible>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The scenario of a customer with another reason. */
function withReason(reason: number | null): MemoryScenario {
  const scenario = getScenario('not-eligible');
  return { ...scenario, customers: (scenario.customers ?? []).map((customer) => ({ ...customer, reason })) };
}

const change = 'Change my answer';
const question = 'Why are you here today';

export const SomeoneWhoHasDied: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Not Eligible for Pension Tracing' })).toBeVisible();
    await expect(await canvas.findByText(/‘Tracing a pension for someone who has passed away’/)).toBeVisible();
    await expect(canvas.getByText('The death certificate')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Read the Pension Guide \(PDF\)/ })).toHaveAttribute(
      'href',
      'https://example.com/pension-guide.pdf',
    );
  },
};

export const ARelative: Story = {
  parameters: { pensionTrace: { scenario: withReason(1) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'If your relative is alive' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'If the person has died' })).toBeVisible();
  },
};

export const ChangingTheAnswer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: change }));
    const reasons = within(canvas.getByRole('group', { name: question }));
    await expect(reasons.getByRole('button', { current: true })).toHaveTextContent('Your answer now');
  },
};

export const SendingTheAnswer: Story = {
  parameters: { pensionTrace: { scenario: 'not-eligible', memory: { pending: ['portal_why'] } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: change }));
    await userEvent.click(canvas.getByRole('button', { name: 'Planning retirement' }));
    await expect(await canvas.findByText('Sending your answer...')).toBeInTheDocument();
  },
};

export const AnswerNotSent: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'not-eligible',
      memory: { fail: { portal_why: 'This step is not available to you at the moment.' } },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: change }));
    await userEvent.click(canvas.getByRole('button', { name: 'Planning retirement' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('group', { name: question })).toBeVisible();
  },
};

/** The firm refused for another reason, or its backend sends no reason. */
export const AnotherCause: Story = {
  parameters: { pensionTrace: { scenario: withReason(2) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Talk to us' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: change })).not.toBeInTheDocument();
  },
};

export const WithoutGuideOrContact: Story = {
  parameters: { pensionTrace: { scenario: 'not-eligible', config: { companyName: 'Lantern Pension Tracing' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/not currently eligible/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Pension Guide/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: 'Talk to us' })).not.toBeInTheDocument();
  },
};
