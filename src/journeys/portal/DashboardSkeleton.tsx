import { traceMessages } from '../../features/traces/messages';
import { TasksPending } from '../../features/tasks/TasksPending';
import { useMessages } from '../../texts/useMessages';
import { Skeleton } from '../../ui/Skeleton';

/**
 * The dashboard before its first replies: tasks and rows. Its styles decide between one column and two,
 * because a server does not know the width.
 */
export function DashboardSkeleton() {
  return (
    <div className="ptr ptr-dashboard">
      <div className="ptr ptr-dashboard__narrow">
        <TasksPending />
      </div>
      <TracesPending />
      <div className="ptr ptr-dashboard__wide">
        <TasksPending />
      </div>
    </div>
  );
}

/** The rows of the traces while they load. */
export function TracesPending() {
  const texts = useMessages('traces', traceMessages);
  return <Skeleton shape="row" count={3} label={texts.loading} />;
}
