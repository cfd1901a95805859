import type { ListGroup } from '../../domain/groupTraces';
import { useMessages } from '../../texts/useMessages';
import { classNames } from '../../ui/classNames';
import { Link } from '../../ui/Link';
import { linkToGroup } from './linkToGroup';
import { portalMessages } from './messages';
import { useGroupName } from './useGroupName';

interface TraceOverviewProps {
  groups: readonly { group: ListGroup; traces: readonly unknown[] }[];
}

/** More traces are a row of this many dots. */
const mostDots = 12;
/** On a phone, fewer rows are a picture by themselves. */
const fewOnPhones = 3;

/** All traces in one picture: a dot for each, by group. Each group is a link to its rows. */
export function TraceOverview({ groups }: TraceOverviewProps) {
  const texts = useMessages('portalDashboard', portalMessages);
  const nameOf = useGroupName();
  const total = groups.reduce((sum, { traces }) => sum + traces.length, 0);
  return (
    <ul
      className={classNames('ptr ptr-overview', total <= fewOnPhones && 'ptr-overview--few')}
      role="list"
      aria-label={texts.overview}
    >
      {groups.map(({ group, traces }) => (
        <li key={group}>
          <Link {...linkToGroup(group)} className={`ptr-overview__part ptr-overview__part--${group}`}>
            <span className="ptr ptr-overview__dots" aria-hidden="true">
              {Array.from({ length: Math.min(traces.length, mostDots) }, (_, index) => (
                <i key={index} className="ptr ptr-overview__dot" />
              ))}
            </span>
            <span className="ptr ptr-overview__words">{texts.overviewPart(nameOf(group), traces.length)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
