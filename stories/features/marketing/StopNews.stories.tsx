import { BackendError, StopNews } from '@pension-trace/react';
import type { useStopNews } from '@pension-trace/react/headless';
import { getScenario } from '@pension-trace/react/memory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sentTo } from '../../sentTo';

const meta = {
  title: 'Access/Stop emails about news',
  excludeStories: ['byStatus'],
  component: StopNews,
  args: { token: 'news-1' },
  parameters: { pensionTrace: { scenario: 'logged-out' } },
} satisfies Meta<typeof StopNews>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const press: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Stop these emails' }));
};

export const Question: Story = {
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByRole('button', { name: 'Stop these emails' })).toBeVisible();
    // A mail program that opens the link changes nothing.
    await expect(sentTo(loaded, 'news_unsubscribe')).toEqual([]);
  },
};

export const Sending: Story = {
  parameters: { pensionTrace: { memory: { pending: ['news_unsubscribe'] } } },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole('button', { name: 'Stopping...' })).toBeVisible();
  },
};

export const Stopped: Story = {
  play: async (context) => {
    await press(context);
    const { canvas, loaded } = context;
    await expect(await canvas.findByRole('heading', { name: 'Emails about news are off' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your profile' })).toBeVisible();
    await expect(sentTo(loaded, 'news_unsubscribe')).toEqual([{ p_token: 'news-1' }]);
  },
};

const allOn = getScenario('logged-out');
const newsOff = { ...allOn, customers: allOn.customers?.map((one) => ({ ...one, newsEmail: false })) };

export const StoppedBefore: Story = {
  parameters: { pensionTrace: { scenario: newsOff } },
  play: async (context) => {
    await press(context);
    await expect(
      await context.canvas.findByRole('heading', { name: 'Emails about news were off already' }),
    ).toBeVisible();
  },
};

export const UnknownLink: Story = {
  args: { token: 'news-2' },
  play: async (context) => {
    await press(context);
    const box = within(await context.canvas.findByRole('alert'));
    await expect(box.getByText('This link does not work')).toBeVisible();
    await expect(box.getByRole('link', { name: 'help@example.com' })).toBeVisible();
  },
};

export const LinkCutOff: Story = {
  args: { token: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link does not work');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const NoConnection: Story = {
  parameters: {
    pensionTrace: { memory: { fail: { news_unsubscribe: new BackendError('unreachable', 'No answer') } } },
  },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('We could not reach our service.');
    await expect(context.canvas.getByRole('button', { name: 'Stop these emails' })).toBeVisible();
  },
};

export const byStatus = {
  idle: Question,
  pending: Sending,
  invalid: UnknownLink,
  error: NoConnection,
  success: Stopped,
} satisfies Record<ReturnType<typeof useStopNews>['state']['status'], Story>;
