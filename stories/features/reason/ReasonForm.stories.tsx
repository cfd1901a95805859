import { BackendError, ReasonForm } from '@pension-trace/react';
import type { UseReasonResult } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sentTo } from '../../sentTo';

const meta = {
  title: 'Onboarding/Reason',
  excludeStories: ['byStatus'],
  component: ReasonForm,
  args: { onCompleted: fn() },
  parameters: { pensionTrace: { scenario: 'reason' } },
} satisfies Meta<typeof ReasonForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TenReasons: Story = {
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Why are you here today' })).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(10);
    await expect(canvas.getByText('We can trace your own pensions only.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^the Pension Tracing Service/ })).toHaveAttribute(
      'href',
      'https://www.gov.uk/find-pension-contact-details',
    );
    await expect(sentTo(loaded, 'portal_why')).toEqual([]);
  },
};

export const WithoutTheFreeService: Story = {
  name: 'Without the government’s service, which the firm has removed',
  parameters: { pensionTrace: { scenario: 'reason', config: { links: { help: { pensionTracingService: null } } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We can trace your own pensions only.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByText(/someone who has died/)).toBeNull();
  },
};

export const Sending: Story = {
  parameters: { pensionTrace: { scenario: 'reason', memory: { pending: ['portal_why'] } } },
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Planning retirement' }));
    await expect(await canvas.findByText('Sending your answer...')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Other reasons' }));
    await expect(sentTo(loaded, 'portal_why')).toEqual([{ p_reason: 4 }]);
  },
};

export const RefusedByTheServer: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'reason',
      memory: { fail: { portal_why: 'This step is not available to you at the moment.' } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Other reasons' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This step is not available to you at the moment.',
    );
  },
};

export const NoConnection: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'reason',
      memory: { fail: { portal_why: new BackendError('unreachable', 'No answer came') } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Other reasons' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not reach our service.');
  },
};

export const Sent: Story = {
  play: async ({ args, canvas, userEvent, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Consolidating my pensions' }));
    await waitFor(() => expect(args.onCompleted).toHaveBeenCalledWith({ tags: [4] }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Done');
    await expect(sentTo(loaded, 'portal_why')).toEqual([{ p_reason: 2 }]);
  },
};

export const byStatus = {
  idle: TenReasons,
  success: Sent,
  error: RefusedByTheServer,
  pending: Sending,
} satisfies Record<UseReasonResult['state']['status'], Story>;
