import type { ReactNode } from 'react';
import type { Task } from '../../backend/entities';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useDateText } from '../../data/useDateText';
import { useMessages } from '../../texts/useMessages';
import { uiMessages } from '../../ui/messages';
import { useServerText } from '../../data/useServerText';
import { Heading } from '../../ui/Heading';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { taskMessages } from './messages';
import { useTasks } from './useTasks';

/**
 * The customer's tasks. `linkOf` renders the link to the page of a task.
 *
 * @example
 * ```tsx
 * <TasksSection />
 * ```
 */
export function TasksSection({ linkOf }: { linkOf?: (task: Task) => ReactNode }) {
  usePensionTrace('<TasksSection>');
  const tasks = useTasks();
  const texts = useMessages('tasks', taskMessages);
  const ui = useMessages('ui', uiMessages);
  const serverText = useServerText();
  const dateText = useDateText({ timeZone: 'UTC' });

  return (
    <Card
      as="section"
      className="ptr-tasks"
      tone={tasks.status === 'success' && tasks.data.length > 0 ? 'brand' : 'plain'}
      heading={texts.heading}
    >
      <div data-pt-tour="tasks" aria-live="polite">
        {tasks.status === 'pending' && <Skeleton shape="text" count={1} label={texts.loading} />}
        {tasks.status === 'error' && (
          <p>
            {texts.failed}{' '}
            <Button variant="quiet" onPress={tasks.retry}>
              {ui.tryAgain}
            </Button>
          </p>
        )}
        {tasks.status === 'success' && tasks.data.length === 0 && <p className="ptr ptr-tasks__empty">{texts.empty}</p>}
        {tasks.status === 'success' && tasks.data.length > 0 && (
          <ul className="ptr ptr-tasks__list" aria-label={texts.list}>
            {tasks.data.map((task) => (
              <li key={task.id} className="ptr ptr-tasks__item">
                <Heading level={3} className="ptr ptr-heading ptr-heading--body">
                  {serverText(task.title)}
                </Heading>
                {task.description && <p className="ptr ptr-tasks__description">{serverText(task.description)}</p>}
                {task.due_date && (
                  <p className="ptr ptr-quiet ptr-figures ptr-tasks__due">{texts.due(dateText(task.due_date))}</p>
                )}
                {linkOf?.(task)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
