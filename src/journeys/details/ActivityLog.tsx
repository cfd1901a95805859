import type { ActivityItem } from '../../backend/entities';
import { useDateText } from '../../data/useDateText';
import { useServerText } from '../../data/useServerText';

export interface ActivityLogProps {
  activity: readonly ActivityItem[];
  /** The id of the log's heading. */
  headingId: string;
}

/** The activity, newest first. */
export function ActivityLog({ activity, headingId }: ActivityLogProps) {
  const dateText = useDateText();
  const serverText = useServerText();
  return (
    <ol className="ptr ptr-timeline" role="list" aria-labelledby={headingId}>
      {activity.map(({ date, description }, index) => (
        // Two lines may be equal, and new lines are only added at the start.
        <li key={activity.length - index}>
          <time className="ptr ptr-caption" dateTime={date}>
            {dateText(date)}
          </time>
          <p>{serverText(description)}</p>
        </li>
      ))}
    </ol>
  );
}
