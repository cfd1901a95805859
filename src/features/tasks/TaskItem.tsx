import type { ReactNode } from 'react';
import type { Task } from '../../backend/entities';
import { useDateText } from '../../data/useDateText';
import { useServerText } from '../../data/useServerText';
import { useMessages } from '../../texts/useMessages';
import { chevronRight } from '../../ui/controlShapes';
import { Drawing } from '../../ui/Drawing';
import { Heading } from '../../ui/Heading';
import { taskMessages } from './messages';

interface TaskItemProps {
  task: Task;
  /** The link to the page where the task is done. */
  link: ReactNode;
}

/** A task: its title and date, and after a press its description and its link. */
export function TaskItem({ task, link }: TaskItemProps) {
  const texts = useMessages('tasks', taskMessages);
  const serverText = useServerText();
  const dateText = useDateText({ timeZone: 'UTC' });
  const hasMore = Boolean(task.description) || Boolean(link);

  const top = (
    <>
      <Heading level={3} className="ptr ptr-heading ptr-heading--body">
        {serverText(task.title)}
      </Heading>
      {task.due_date && <p className="ptr ptr-caption ptr-tasks__due">{texts.due(dateText(task.due_date))}</p>}
    </>
  );
  return (
    <li className="ptr ptr-tasks__item">
      {hasMore ? (
        <details className="ptr ptr-tasks__details">
          <summary className="ptr ptr-tasks__summary">
            <div className="ptr ptr-tasks__top">{top}</div>
            <Drawing shapes={chevronRight} className="ptr-tasks__chevron" />
          </summary>
          <div className="ptr ptr-tasks__body">
            {task.description && <p>{serverText(task.description)}</p>}
            {link}
          </div>
        </details>
      ) : (
        top
      )}
    </li>
  );
}
