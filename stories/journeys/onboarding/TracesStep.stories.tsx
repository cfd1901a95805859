import { BackendError, TracesStep } from '@pension-trace/react';
import type { useTracesStep } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sentTo } from '../../sentTo';
import { wholeText } from '../../../tests/wholeText';

const meta = {
  title: 'Onboarding/Traces list',
  excludeStories: ['byStatus'],
  component: TracesStep,
  args: { onCompleted: fn() },
  parameters: { pensionTrace: { scenario: 'traces' } },
} satisfies Meta<typeof TracesStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneTrace: Story = {
  play: async ({ canvas, loaded }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Would You Like To Trace Another Pension?' }),
    ).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Milton Mills' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Trace Another Pension' })).toHaveLength(1);
    await expect(sentTo(loaded, 'portal_trace_add')).toEqual([]);
  },
};

export const ManyTraces: Story = {
  parameters: { pensionTrace: { scenario: 'many-traces' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(3);
    await expect(canvas.getByText('Apart Of Another Trace')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Trace Another Pension' })).toHaveLength(2);
  },
};

export const NoTraces: Story = {
  parameters: { pensionTrace: { scenario: 'create-trace' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'No Traces Found' })).toBeVisible();
    await expect(
      canvas.getByText("You haven't created any traces yet. Start by creating your first trace."),
    ).toBeVisible();
  },
};

export const NoOtherTrace: Story = {
  name: 'A backend without portal_trace_add',
  parameters: { pensionTrace: { scenario: 'traces', memory: { without: ['portal_trace_add'] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Trace Another Pension' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('We cannot do this online at the moment.');
    await expect(alert).not.toHaveTextContent('typed');
    await expect(canvas.queryByRole('button', { name: 'Trace Another Pension' })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { pensionTrace: { scenario: 'traces', memory: { pending: ['portal_user_traces'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your traces')).toBeInTheDocument();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const NotLoaded: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'traces',
      memory: { fail: { portal_user_traces: new BackendError('unreachable', 'No answer came') } },
    },
  },
  play: async ({ canvas, userEvent, loaded }) => {
    const box = await canvas.findByRole('alert');
    await expect(box).toHaveTextContent('Oops! Something went wrong');
    await expect(box).toHaveTextContent('We encountered an error while fetching your traces. Please try again later.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sentTo(loaded, 'portal_user_traces')).toHaveLength(2));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Continuing: Story = {
  parameters: { pensionTrace: { scenario: 'traces', memory: { pending: ['portal_trace_continue'] } } },
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: 'Continue Application' }));
    await expect(canvas.getByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Trace Another Pension' })).toBeDisabled();
    await expect(sentTo(loaded, 'portal_trace_continue')).toHaveLength(1);
  },
};

export const RefusedByTheServer: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'traces',
      memory: { fail: { portal_trace_continue: 'This step is not available to you at the moment.' } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue Application' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This step is not available to you at the moment.',
    );
  },
};

export const AnotherTraceChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Trace Another Pension' }));
    await waitFor(() => expect(args.onCompleted).toHaveBeenCalledWith({ action: 'add', tags: [6] }));
  },
};

export const Continued: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue Application' }));
    await waitFor(() => expect(args.onCompleted).toHaveBeenCalledWith({ action: 'continue', tags: [8] }));
    await expect(canvas.getByRole('button', { name: 'Loading...' })).toBeVisible();
  },
};

export const Editing: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Milton Mills' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Edit your trace' })).toHaveFocus());
    await expect(canvas.getByLabelText('Employer')).toHaveValue('Milton Mills');
    await expect(canvas.getByLabelText('Start year (Approximately)')).toHaveValue('1979');
    await expect(sentTo(loaded, 'portal_sic_search')).toEqual([]);
  },
};

export const Edited: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Milton Mills' }));
    const employer = canvas.getByLabelText('Employer');
    await userEvent.clear(employer);
    await userEvent.type(employer, 'Milton Cotton Mills');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Trace' }));
    const again = await canvas.findByRole('button', { name: 'Edit Milton Cotton Mills' });
    await waitFor(() => expect(again).toHaveFocus());
    await expect(
      canvas.getByText(wholeText('Your changes to Milton Cotton Mills have been saved.')),
    ).toBeInTheDocument();
    await expect(sentTo(loaded, 'portal_edit_trace')).toHaveLength(1);
    await expect(sentTo(loaded, 'portal_edit_trace')[0]).toMatchObject({
      p_id: 'trace-1',
      p_employer: 'Milton Cotton Mills',
      p_start_year: 1979,
    });
  },
};

export const EditingCancelled: Story = {
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Milton Mills' }));
    await userEvent.type(canvas.getByLabelText('Employer'), ' and Sons');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('button', { name: 'Edit Milton Mills' })).toHaveFocus();
    await expect(sentTo(loaded, 'portal_edit_trace')).toEqual([]);
  },
};

export const byStatus = {
  list: { empty: NoTraces, error: NotLoaded, pending: Loading, success: OneTrace } satisfies Record<
    ReturnType<typeof useTracesStep>['list']['status'],
    Story
  >,
  actions: { success: Continued, error: RefusedByTheServer, idle: OneTrace, pending: Continuing } satisfies Record<
    ReturnType<typeof useTracesStep>['actions']['state']['status'],
    Story
  >,
};
