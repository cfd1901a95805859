import { StopNews } from '@pension-trace/react';
import type { useStopNews } from '@pension-trace/react/headless';
import { getScenario } from '@pension-trace/react/memory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formPlay } from '../../formPlay';

const form = formPlay({ scenario: 'logged-out', call: 'news_unsubscribe', submit: 'Stop these emails' });
const { play } = form;

const meta = {
  title: 'Access/Stop emails about news',
  excludeStories: ['byStatus'],
  component: StopNews,
  args: { token: 'news-1' },
  parameters: form.initial,
} satisfies Meta<typeof StopNews>;

export default meta;
type Story = StoryObj<typeof meta>;

// A mail program that opens the link changes nothing.
export const Question: Story = {
  play: play({ heading: 'Stop emails about news?', sees: [{ button: 'Stop these emails' }], submits: false, sent: [] }),
};

export const Sending: Story = {
  parameters: form.sending,
  play: play({ submits: true, sees: [{ button: 'Stopping...' }] }),
};

export const Stopped: Story = {
  args: { onCompleted: fn() },
  play: async (context) => {
    await play({
      focus: { heading: 'Emails about news are off' },
      lacks: [{ button: /./ }],
      completed: { wasOn: true },
      sent: [{ p_token: 'news-1' }],
    })(context);
    await expect(context.canvas.getByRole('link', { name: 'Go to your profile' })).toHaveAttribute(
      'href',
      '/portal/profile',
    );
  },
};

const allOn = getScenario('logged-out');
const newsOff = { ...allOn, customers: allOn.customers?.map((one) => ({ ...one, newsEmail: false })) ?? [] };

export const StoppedBefore: Story = {
  parameters: form.with({ scenario: newsOff }),
  play: play({ submits: true, focus: { heading: 'Emails about news were off already' } }),
};

export const UnknownLink: Story = {
  args: { token: 'news-2' },
  play: play({
    alert: 'This link does not work',
    sees: [{ link: 'help@example.com' }],
    lacks: [{ button: 'Stop these emails' }],
  }),
};

export const LinkCutOff: Story = {
  args: { token: '' },
  play: play({ submits: false, alert: 'This link does not work', lacks: [{ button: /./ }] }),
};

export const NoConnection: Story = {
  parameters: form.offline,
  play: play({ alert: 'We could not reach our service.', sees: [{ button: 'Stop these emails' }] }),
};

export const byStatus = {
  idle: Question,
  pending: Sending,
  invalid: UnknownLink,
  error: NoConnection,
  success: Stopped,
} satisfies Record<ReturnType<typeof useStopNews>['state']['status'], Story>;
