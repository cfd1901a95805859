import { BackendError, TraceList } from '@pension-trace/react';
import type { useTraceList } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { screenPlay } from '../../screenPlay';
import { sentTo } from '../../sentTo';
import type { PensionTraceStory } from '../../withPensionTrace';
import { wholeText } from '../../../tests/wholeText';

const meta = {
  title: 'Onboarding/Traces list',
  excludeStories: ['byStatus'],
  component: TraceList,
  args: { onCompleted: fn() },
  parameters: { pensionTrace: { scenario: 'traces' } },
} satisfies Meta<typeof TraceList>;

export default meta;
type Story = StoryObj<typeof meta>;

const memory = (options: PensionTraceStory['memory']) => ({ pensionTrace: { scenario: 'traces', memory: options } });
const edit = { press: 'Edit Milton Mills' };
const continues = { press: 'Continue Application' };
const another = 'Trace Another Pension';

export const OneTrace: Story = {
  play: screenPlay({ heading: 'Would You Like To Trace Another Pension?', sees: ['Milton Mills'], offers: [another] }),
};

export const ManyTraces: Story = {
  parameters: { pensionTrace: { scenario: 'many-traces' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(3);
    for (const text of [wholeText('1979 to 1988 · Aviva'), 'Since 1997', 'Completed', 'Apart Of Another Trace'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: another })).toHaveLength(2);
  },
};

export const NoTraces: Story = {
  parameters: { pensionTrace: { scenario: 'create-trace' } },
  play: screenPlay({
    sees: ['No Traces Found', "You haven't created any traces yet. Start by creating your first trace."],
  }),
};

export const NoOtherTrace: Story = {
  name: 'A backend without portal_trace_add',
  parameters: memory({ without: ['portal_trace_add'] }),
  play: screenPlay({
    does: [{ press: another }],
    alert: 'We cannot do this online at the moment.',
    lacks: [another, /typed/],
  }),
};

export const Loading: Story = {
  parameters: memory({ pending: ['portal_user_traces'] }),
  play: screenPlay({ loads: ['Loading your traces', 3] }),
};

export const NotLoaded: Story = {
  parameters: memory({ fail: { portal_user_traces: new BackendError('unreachable', 'No answer came') } }),
  async play(context) {
    await screenPlay({
      does: [{ press: 'Try again' }],
      alert: 'We encountered an error while fetching your traces. Please try again later.',
      sees: ['Oops! Something went wrong'],
    })(context);
    await waitFor(() => expect(sentTo(context.loaded, 'portal_user_traces')).toHaveLength(2));
  },
};

export const Continuing: Story = {
  parameters: memory({ pending: ['portal_trace_continue'] }),
  play: screenPlay({ does: [continues], busy: 'Loading...', disabled: [another] }),
};

const refusal = 'This step is not available to you at the moment.';

export const RefusedByTheServer: Story = {
  parameters: memory({ fail: { portal_trace_continue: refusal } }),
  play: screenPlay({ does: [continues], alert: refusal }),
};

export const AnotherTraceChosen: Story = {
  play: screenPlay({ does: [{ press: another }], completed: { action: 'add', tags: [6] } }),
};

export const Continued: Story = {
  play: screenPlay({ does: [continues], completed: { action: 'continue', tags: [8] }, busy: 'Loading...' }),
};

export const Editing: Story = {
  async play(context) {
    await screenPlay({
      does: [edit],
      values: { Employer: 'Milton Mills', 'Start year (Approximately)': '1979' },
      sent: { portal_sic_search: [] },
    })(context);
    const heading = context.canvas.getByRole('heading', { level: 1, name: 'Edit your trace' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const Edited: Story = {
  async play(context) {
    await screenPlay({
      does: [edit, { fill: { Employer: 'Milton Cotton Mills' } }, { press: 'Next' }, { press: 'Edit Trace' }],
      hears: [wholeText('Your changes to Milton Cotton Mills have been saved.')],
    })(context);
    const again = context.canvas.getByRole('button', { name: 'Edit Milton Cotton Mills' });
    await waitFor(() => expect(again).toHaveFocus());
  },
};

export const EditingCancelled: Story = {
  async play(context) {
    await screenPlay({ does: [edit, { press: 'Cancel' }], offers: [edit.press], sent: { portal_edit_trace: [] } })(
      context,
    );
    await waitFor(() => expect(context.canvas.getByRole('button', { name: edit.press })).toHaveFocus());
  },
};

export const byStatus = {
  list: { empty: NoTraces, error: NotLoaded, pending: Loading, success: OneTrace } satisfies Record<
    ReturnType<typeof useTraceList>['list']['status'],
    Story
  >,
  actions: { success: Continued, error: RefusedByTheServer, idle: OneTrace, pending: Continuing } satisfies Record<
    ReturnType<typeof useTraceList>['actions']['state']['status'],
    Story
  >,
};
