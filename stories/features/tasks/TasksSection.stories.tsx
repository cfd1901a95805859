import { BackendError, TasksSection } from '@pension-trace/react';
import { getScenario } from '@pension-trace/react/memory';
import type { UseTaskDoneResult, useTasks } from '@pension-trace/react/headless';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { listPlay } from '../../listPlay';
import { sentTo } from '../../sentTo';
import { adapterOf } from '../../withPensionTrace';

const list = listPlay({
  scenario: 'portal',
  emptyScenario: 'portal-empty',
  call: 'read.tasks',
  list: 'Your tasks',
  pending: ['Loading your tasks', 2],
  error: ['We could not load your tasks.'],
  empty: ['You currently have no tasks to complete.'],
});
const { play } = list;

const meta = {
  title: 'Portal/Tasks',
  excludeStories: ['byStatus', 'marking'],
  component: TasksSection,
  parameters: list.success,
} satisfies Meta<typeof TasksSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeTasks: Story = {
  play: play('success', {
    items: [/^Send us a copy of your P45Due 24 March 2026/, /^Check your address from 1994 to 2009Due 7 April/],
  }),
};

export const Opened: Story = {
  name: 'A task with its description',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Milton Mills asks/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Send us a copy of your P45'));
    await expect(canvas.getByText(/^Milton Mills asks/)).toBeVisible();
  },
};

const portal = getScenario('portal');

export const ManyTasks: Story = {
  name: 'More tasks than show at first, then all of them',
  parameters: {
    pensionTrace: {
      scenario: {
        ...portal,
        customers: (portal.customers ?? []).map((customer) => ({
          ...customer,
          tasks: [
            ...(customer.tasks ?? []),
            { id: 'task-3', title: 'Call Aviva', due_date: '2026-04-12' },
            { id: 'task-4', title: 'Call Legal & General', due_date: '2026-04-13' },
          ],
        })),
      },
    },
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Your tasks' });
    const atFirst = list.children.length;
    // All of them where there is room for two columns.
    if (atFirst === 4) return;
    await expect(atFirst).toBe(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 4' }));
    await expect(list.children).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
    await expect(list.children).toHaveLength(atFirst);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 4' }));
  },
};

export const NoTasks: Story = { parameters: list.empty, play: play('empty') };
export const Loading: Story = { parameters: list.pending, play: play('pending') };
export const NotLoaded: Story = { parameters: list.error, play: play('error') };

export const AppearsLive: Story = {
  parameters: { pensionTrace: { scenario: 'portal-empty' } },
  play: async ({ canvas, loaded }) => {
    await canvas.findByText('You currently have no tasks to complete.');
    const adapter = adapterOf(loaded);
    const [customer] = adapter.state.customers;
    customer?.tasks.push({
      id: 'task-live',
      title: 'Send us your marriage certificate',
      description: 'A provider asks for it.',
      due_date: '2026-04-01',
    });
    adapter.announceChange('tasks');
    await waitFor(() => expect(canvas.getByText('Send us your marriage certificate')).toBeVisible());
    await expect(canvas.getByText('Due 1 April 2026')).toBeVisible();
  },
};

const profileTask = 'Check your address from 1994 to 2009';

/** Opens the task that is not done by adding a document, and presses its button. */
async function markDone(canvas: StoryContext['canvas']) {
  await userEvent.click(await canvas.findByText(profileTask));
  await userEvent.click(canvas.getByRole('button', { name: `I have done this: ${profileTask}` }));
}

export const CanBeMarked: Story = {
  name: 'A task with ‘I have done this’',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText(profileTask));
    await expect(canvas.getByRole('button', { name: `I have done this: ${profileTask}` })).toBeVisible();
    await userEvent.click(canvas.getByText('Send us a copy of your P45'));
    await expect(canvas.getAllByRole('button', { name: /^I have done this/ })).toHaveLength(1);
  },
};

export const Marking: Story = {
  parameters: { pensionTrace: { scenario: 'portal', memory: { pending: ['portal_task_done'] } } },
  play: async ({ canvas, loaded }) => {
    await markDone(canvas);
    await expect(await canvas.findByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-disabled', 'true');
    await expect(sentTo(loaded, 'portal_task_done')).toEqual([{ p_id: 'task-2', p_done: true }]);
  },
};

export const Marked: Story = {
  name: 'A task marked as done, which can be undone',
  play: async ({ canvas }) => {
    await markDone(canvas);
    await expect(await canvas.findByText('Done. Thank you.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: `Undo: ${profileTask}` })).toHaveFocus());
  },
};

export const MarkingFailed: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'portal',
      memory: { fail: { portal_task_done: new BackendError('unreachable', 'No answer') } },
    },
  },
  play: async ({ canvas }) => {
    await markDone(canvas);
    // Nothing was typed, so the message does not mention it.
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /We could not reach our service\. Check your internet connection, then try again\.$/,
    );
    await expect(canvas.getByRole('button', { name: `I have done this: ${profileTask}` })).toBeEnabled();
  },
};

export const marking = {
  idle: CanBeMarked,
  pending: Marking,
  success: Marked,
  error: MarkingFailed,
} satisfies Record<UseTaskDoneResult['state']['status'], Story>;

export const byStatus = { empty: NoTasks, error: NotLoaded, pending: Loading, success: SomeTasks } satisfies Record<
  ReturnType<typeof useTasks>['status'],
  Story
>;
