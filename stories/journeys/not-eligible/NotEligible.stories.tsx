import { NotEligible } from '@pension-trace/react';
import { getScenario, type MemoryScenario } from '@pension-trace/react/memory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { screenPlay } from '../../screenPlay';
import type { PensionTraceStory } from '../../withPensionTrace';

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

const memory = (options: PensionTraceStory['memory']) => ({
  pensionTrace: { scenario: 'not-eligible', memory: options },
});
const change = 'Change my answer';
const sends = [{ press: change }, { press: 'Planning retirement' }];
const alive = 'If your relative is alive';
const certificate = 'The death certificate';

export const SomeoneWhoHasDied: Story = {
  async play(context) {
    await screenPlay({
      heading: 'Not Eligible for Pension Tracing',
      sees: [/‘Tracing a pension for someone who has passed away’/, certificate],
      offers: [/^Find pension contact details on GOV.UK/],
      lacks: [alive],
    })(context);
    const guide = context.canvas.getByRole('link', {
      name: /^Read the Pension Guide \(PDF\)\s+\(opens in a new tab\)$/,
    });
    await expect(guide).toHaveAttribute('href', 'https://example.com/pension-guide.pdf');
    await expect(guide).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const ARelative: Story = {
  parameters: { pensionTrace: { scenario: withReason(1) } },
  play: screenPlay({ sees: [alive, 'If the person has died', certificate] }),
};

export const ChangingTheAnswer: Story = {
  play: screenPlay({ does: [{ press: change }], sees: ['Your answer now'], offers: ['Planning retirement'] }),
};

export const SendingTheAnswer: Story = {
  parameters: memory({ pending: ['portal_why'] }),
  play: screenPlay({ does: sends, hears: ['Sending your answer...'] }),
};

const refusal = 'This step is not available to you at the moment.';

export const AnswerNotSent: Story = {
  parameters: memory({ fail: { portal_why: refusal } }),
  play: screenPlay({ does: sends, alert: refusal, offers: ['Planning retirement'] }),
};

/** The firm refused for another reason, or its backend sends no reason. */
export const AnotherCause: Story = {
  parameters: { pensionTrace: { scenario: withReason(2) } },
  async play(context) {
    await screenPlay({ sees: ['Talk to us'], lacks: [change] })(context);
    for (const [name, href] of [
      ['Call 0808 157 0192', 'tel:08081570192'],
      ['Write to help@example.com', 'mailto:help@example.com'],
    ] as const)
      await expect(context.canvas.getByRole('link', { name })).toHaveAttribute('href', href);
  },
};

export const WithoutGuideOrContact: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'not-eligible',
      config: { companyName: 'Lantern Pension Tracing', links: { help: { pensionTracingService: null } } },
    },
  },
  play: screenPlay({ sees: [/not currently eligible/], lacks: [/Pension Guide/, 'Talk to us', /GOV.UK/] }),
};
