import { PensionDetails, TraceDetails } from '@pension-trace/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sentTo } from '../sentTo';

/** The first trace and the first pension of the sample customer. */
const trace = 'trace-1';
const pension = 'pension-1';

const meta = {
  title: 'Portal/Details',
  component: TraceDetails,
  args: { id: trace, onNavigate: fn() },
  parameters: { pensionTrace: { scenario: 'portal' } },
} satisfies Meta<typeof TraceDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Trace: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Searches' })).toBeVisible();
    await expect(canvas.getByText('Policy number')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to your portal' }));
    await expect(args.onNavigate).toHaveBeenCalledWith('/portal');
  },
};

export const NothingRecordedYet: Story = {
  parameters: { pensionTrace: { scenario: 'traces' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { pensionTrace: { scenario: 'portal', memory: { pending: ['portal_user_trace'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the details')).toBeInTheDocument();
  },
};

export const NotThere: Story = {
  args: { id: 'no-such-trace' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'We could not open this page' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to your portal' })).toBeVisible();
  },
};

export const RecordsFail: Story = {
  parameters: {
    pensionTrace: { scenario: 'portal', memory: { fail: { portal_trace_searches: 'No.', portal_activity: 'No.' } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  },
};

export const Editing: Story = {
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Your Trace' }));
    const employer = dialog.getByLabelText('Employer');
    await userEvent.clear(employer);
    await userEvent.type(employer, 'Dales Dairies');
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Edit Trace' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Dales Dairies' })).toBeVisible());
    await expect(sentTo(loaded, 'portal_edit_trace')).toHaveLength(1);
  },
};

export const Pension: Story = {
  render: ({ onNavigate }) => <PensionDetails id={pension} onNavigate={onNavigate} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Activity' })).toBeVisible();
  },
};
