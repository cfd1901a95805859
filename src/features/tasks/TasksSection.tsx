import { useState, type ReactNode } from 'react';
import type { Task } from '../../backend/entities';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { asScreen } from '../../ui/asScreen';
import { classNames } from '../../ui/classNames';
import { uiMessages } from '../../ui/messages';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { useIsWide } from '../../ui/useIsWide';
import { taskMessages } from './messages';
import { TaskItem } from './TaskItem';
import { TasksSkeleton } from './TasksPending';
import { useTaskDone } from './useTaskDone';
import { useShownTasks } from './useTasks';

/** The number of tasks that show at first, soonest due first: on a phone the first trace shows below them. */
const shownAtFirst = { narrow: 2, wide: 6 };

/**
 * The customer's tasks: two at first, six where there is room for two columns, then all of them. A press on a task shows
 * its description and, for one that is not done by adding a document, a button to say that it is done. `linkOf` renders
 * the link to the page where a task is done.
 *
 * @example
 * ```tsx
 * <TasksSection />
 * ```
 */
export const TasksSection = asScreen(function TasksSection({ linkOf }: { linkOf?: (task: Task) => ReactNode }, root) {
  usePensionTrace('<TasksSection>');
  const tasks = useShownTasks();
  const marking = useTaskDone();
  const texts = useMessages('tasks', taskMessages);
  const ui = useMessages('ui', uiMessages);
  const [isComplete, setIsComplete] = useState(false);
  const all = tasks.status === 'success' ? tasks.data : [];
  const most = shownAtFirst[useIsWide() ? 'wide' : 'narrow'];
  const shown = isComplete ? all : all.slice(0, most);

  return (
    <Card
      {...root}
      as="section"
      className={classNames('ptr-tasks', root.className)}
      tone={shown.length > 0 ? 'brand' : 'plain'}
      heading={texts.heading}
      headingAction={
        all.length > most && (
          <Button variant="quiet" aria-expanded={isComplete} onPress={() => setIsComplete(!isComplete)}>
            {isComplete ? texts.showFewer : texts.showAll(all.length)}
          </Button>
        )
      }
    >
      <div data-pt-tour="tasks" aria-live="polite">
        {tasks.status === 'pending' && <TasksSkeleton />}
        {tasks.status === 'error' && (
          <div className="ptr ptr-tasks__failed">
            <p>{texts.failed}</p>
            <Button variant="quiet" onPress={tasks.retry}>
              {ui.tryAgain}
            </Button>
          </div>
        )}
        {tasks.status === 'empty' && <p className="ptr ptr-tasks__empty">{texts.empty}</p>}
        {shown.length > 0 && (
          <ul className="ptr ptr-tasks__list" aria-label={texts.list}>
            {shown.map((task) => (
              <TaskItem key={task.id} task={task} link={linkOf?.(task)} marking={marking} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
});
