import { ReasonForm } from '@pension-trace/react';
import type { UseReasonResult } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formPlay } from '../../formPlay';

const form = formPlay({ scenario: 'reason', call: 'portal_why' });
const { play } = form;

const meta = {
  title: 'Onboarding/Reason',
  excludeStories: ['byStatus'],
  component: ReasonForm,
  args: { onCompleted: fn() },
  parameters: form.initial,
} satisfies Meta<typeof ReasonForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const unavailable = 'This step is not available to you at the moment.';
const ownOnly = 'We can trace your own pensions only.';

export const TenReasons: Story = {
  play: async (context) => {
    await play({ heading: 'Why are you here today', sees: [ownOnly], sent: [] })(context);
    const { canvas } = context;
    // The specification's texts, in its order.
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      "Locating a relative's pension",
      'Consolidating my pensions',
      'Accessing pension funds',
      'Planning retirement',
      'Concerned about my pension performance',
      'Gathering information for my financial adviser',
      'Looking for better pension options',
      'Understanding my pension rights',
      'Tracing a pension for someone who has passed away',
      'Other reasons',
    ]);
    await expect(canvas.getByRole('link', { name: /^the Pension Tracing Service/ })).toHaveAttribute(
      'href',
      'https://www.gov.uk/find-pension-contact-details',
    );
  },
};

export const WithoutTheFreeService: Story = {
  name: 'Without the government’s service, which the firm has removed',
  parameters: form.with({ config: { links: { help: { pensionTracingService: null } } } }),
  play: play({ sees: [ownOnly], lacks: [{ link: /./ }, /someone who has died/] }),
};

export const Sending: Story = {
  parameters: form.sending,
  play: async (context) => {
    await play({
      does: [{ press: 'Planning retirement' }, { press: 'Other reasons' }],
      sees: ['Sending your answer...'],
      sent: [{ p_reason: 4 }],
    })(context);
    const row = context.canvas.getByRole('button', { name: 'Planning retirement' });
    await expect(row).toHaveAttribute('aria-disabled', 'true');
  },
};

export const RefusedByTheServer: Story = {
  parameters: form.refusing(unavailable),
  play: play({ does: [{ press: 'Other reasons' }], alert: unavailable }),
};

export const NoConnection: Story = {
  parameters: form.offline,
  play: play({ does: [{ press: 'Other reasons' }], alert: 'We could not reach our service.' }),
};

export const Sent: Story = {
  play: async (context) => {
    await play({
      does: [{ press: 'Consolidating my pensions' }],
      completed: { tags: [4] },
      sent: [{ p_reason: 2 }],
    })(context);
    await expect(await context.canvas.findByRole('status')).toHaveTextContent('Done');
  },
};

export const byStatus = {
  idle: TenReasons,
  success: Sent,
  error: RefusedByTheServer,
  pending: Sending,
} satisfies Record<UseReasonResult['state']['status'], Story>;
