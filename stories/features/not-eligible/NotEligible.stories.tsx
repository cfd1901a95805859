import { NotEligible } from '@pension-trace/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Onboarding/Not eligible',
  component: NotEligible,
  parameters: { pensionTrace: { scenario: 'not-eligible' } },
} satisfies Meta<typeof NotEligible>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithTheGuide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Not Eligible for Pension Tracing' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Read the Pension Guide \(PDF\)/ })).toHaveAttribute(
      'href',
      'https://example.com/pension-guide.pdf',
    );
  },
};

export const WithoutAGuide: Story = {
  parameters: { pensionTrace: { scenario: 'not-eligible', config: { companyName: 'Lantern Pension Tracing' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/not currently eligible/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
