import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { TasksSection } from '../../../src/features/tasks/TasksSection';
import { useTasks } from '../../../src/features/tasks/useTasks';
import { createMemoryAdapter } from '../../../src/memory';
import { renderWithAdapter, stillClock } from '../../provider/renderWithAdapter';
import { payloadsOf } from '../payloadsOf';
import { Remountable } from '../Remountable';

const title = 'Check your address from 1994 to 2009';

function OpenTasks() {
  const tasks = useTasks();
  return (
    <output aria-label="Open tasks">
      {tasks.status === 'success' ? tasks.data.map((task) => task.id).join(' ') : ''}
    </output>
  );
}

function renderTasks(without: readonly string[] = []) {
  const adapter = createMemoryAdapter('portal', { without, clock: stillClock });
  renderWithAdapter(
    <>
      <Remountable>
        <TasksSection />
      </Remountable>
      <OpenTasks />
    </>,
    adapter,
  );
  return { adapter, user: userEvent.setup() };
}

it('marks a task as done, keeps it for an undo, also after another page, and counts it no longer', async () => {
  const { adapter, user } = renderTasks();
  await user.click(await screen.findByText(title));
  await user.dblClick(screen.getByRole('button', { name: `I have done this: ${title}` }));
  const undo = await screen.findByRole('button', { name: `Undo: ${title}` });
  expect(undo).toHaveFocus();
  expect(screen.getByText('Done. Thank you.')).toBeVisible();
  expect(adapter.state.customers[0]?.tasks[1]?.done_at).toBe('2026-03-10T10:30:00.000Z');
  await waitFor(() => expect(screen.getByLabelText('Open tasks')).toHaveTextContent(/^task-1$/));

  await user.click(screen.getByRole('button', { name: 'Unmount' }));
  await user.click(screen.getByRole('button', { name: 'Mount' }));
  await user.click(await screen.findByText(title));
  const row = screen.getByText(title).closest('details');
  await user.click(screen.getByRole('button', { name: `Undo: ${title}` }));
  expect(await screen.findByRole('button', { name: `I have done this: ${title}` })).toHaveFocus();
  expect(adapter.state.customers[0]?.tasks[1]?.done_at).toBeNull();
  // The same row, still open.
  expect(row).toBeVisible();
  expect(row).toHaveAttribute('open');
  expect(payloadsOf(adapter, 'portal_task_done')).toEqual([
    { p_id: 'task-2', p_done: true },
    { p_id: 'task-2', p_done: false },
  ]);
  await waitFor(() => expect(screen.getByLabelText('Open tasks')).toHaveTextContent('task-1 task-2'));
});

it('leaves out a task that was done elsewhere', async () => {
  const { adapter } = renderTasks();
  const task = adapter.state.customers[0]?.tasks[1];
  if (task) task.done_at = '2026-03-09T10:00:00Z';
  expect(await screen.findByText('Send us a copy of your P45')).toBeVisible();
  expect(screen.queryByText(title)).toBeNull();
});

it('has no button for a task that ends with a document, nor without portal_task_done after the first try', async () => {
  const { user } = renderTasks(['portal_task_done']);
  await user.click(await screen.findByText('Send us a copy of your P45'));
  await user.click(screen.getByText(title));
  expect(screen.getAllByRole('button', { name: /^I have done this/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: `I have done this: ${title}` }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We cannot do this online at the moment.');
  expect(screen.queryByRole('button', { name: /^I have done this/ })).toBeNull();
});
