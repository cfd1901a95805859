import { useMessages } from '../../texts/useMessages';
import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { taskMessages } from './messages';

/** The tasks while they load, as high as two tasks. */
export function TasksPending() {
  const texts = useMessages('tasks', taskMessages);
  return (
    <Card as="section" className="ptr-tasks" heading={texts.heading}>
      <TasksSkeleton />
    </Card>
  );
}

/** Placeholders for two tasks. */
export function TasksSkeleton() {
  const texts = useMessages('tasks', taskMessages);
  return <Skeleton shape="text" count={2} label={texts.loading} />;
}
