import type { ReactNode } from 'react';
import type { Task } from '../../backend/entities';
import { useDateText } from '../../data/useDateText';
import { useServerText } from '../../data/useServerText';
import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/classNames';
import { ChangingText } from '../../ui/ChangingText';
import { check, chevronRight } from '../../ui/controlShapes';
import { Drawing } from '../../ui/Drawing';
import { ErrorBox } from '../../ui/ErrorBox';
import { Heading } from '../../ui/Heading';
import { taskMessages } from './messages';
import type { UseTaskDoneResult } from './useTaskDone';

interface TaskItemProps {
  task: Task;
  /** The link to the page where the task is done. */
  link: ReactNode;
  marking: UseTaskDoneResult;
}

/** A task: its title and date, and after a press its description, its link, and the button that marks it as done. */
export function TaskItem({ task, link, marking }: TaskItemProps) {
  const texts = useMessages('tasks', taskMessages);
  const serverText = useServerText();
  const dateText = useDateText({ timeZone: 'UTC' });
  const title = serverText(task.title);
  const isDone = Boolean(task.done_at);
  const canMark = canBeMarked(task) && marking.canMark;
  const isMarking = marking.state.status === 'pending' && marking.state.id === task.id;
  const failure = marking.state.status === 'error' && marking.state.id === task.id ? marking.state : undefined;
  const hasMore = Boolean(task.description) || Boolean(link) || canMark;
  const caption = isDone ? texts.done : task.due_date ? texts.due(dateText(task.due_date)) : undefined;

  const top = (
    <>
      <Heading level={3} className="ptr ptr-heading ptr-heading--body">
        {isDone && <Drawing shapes={check} className="ptr-tasks__check" />}
        <ChangingText>{title}</ChangingText>
      </Heading>
      {caption !== undefined && (
        <p className="ptr ptr-caption ptr-tasks__due">
          <ChangingText>{caption}</ChangingText>
        </p>
      )}
    </>
  );
  return (
    <li className={classNames('ptr ptr-tasks__item', isDone && 'ptr-tasks__item--done')}>
      {hasMore ? (
        <details className="ptr ptr-tasks__details">
          <summary className="ptr ptr-tasks__summary">
            <div className="ptr ptr-tasks__top">{top}</div>
            <Drawing shapes={chevronRight} className="ptr-tasks__chevron" />
          </summary>
          <div className="ptr ptr-tasks__body">
            {task.description && <p>{serverText(task.description)}</p>}
            {!isDone && link}
            {failure && <ErrorBox message={failure.message} />}
            {/* One button with two labels, so that it keeps focus. */}
            {canMark && (
              <Button
                variant="secondary"
                isBusy={isMarking}
                // While it is busy, the name is the text that shows.
                aria-label={isMarking ? undefined : isDone ? texts.undoNamed(title) : texts.markNamed(title)}
                onPress={({ detail }) => {
                  // The second press of a double click must not undo the first.
                  if (detail < 2) marking.mark(task.id, !isDone);
                }}
              >
                {isDone ? texts.undo : texts.mark}
              </Button>
            )}
          </div>
        </details>
      ) : (
        top
      )}
    </li>
  );
}

/** A task of the documents page ends there, with the document. */
function canBeMarked({ page }: Task): boolean {
  return page !== 'documents';
}
