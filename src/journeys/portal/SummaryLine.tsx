import { Fragment, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useNavigation } from '../../provider/useNavigation';
import { eventCounts } from '../../texts/eventCounts';
import { useMessages } from '../../texts/useMessages';
import { Link } from '../../ui/Link';
import type { PortalSummary } from './portalSummary';
import { linkToGroup } from './linkToGroup';
import { summaryParts, summaryText, type SummaryPart } from './summaryParts';

/** The `id` of the tasks, for a link to them. */
export const tasksId = 'your-tasks';

interface SummaryLineProps {
  summary: PortalSummary;
  /** Shows the tab of traces. */
  showTraces: () => void;
}

/** The line under the greeting. Its parts about finds and tasks are links to them. */
export function SummaryLine({ summary, showTraces }: SummaryLineProps) {
  const counts = useMessages('eventCounts', eventCounts);
  const { linkTo } = useNavigation();

  function linkFor({ about, words }: SummaryPart): ReactNode {
    if (about === 'tasks') {
      return (
        <Link href={`#${tasksId}`} onNavigate={() => document.getElementById(tasksId)?.focus()}>
          {words}
        </Link>
      );
    }
    const [find, ...others] = summary.finds;
    if (about === 'found' && find && others.length === 0) {
      return <Link {...linkTo(find.page, find.id)}>{words}</Link>;
    }
    if (about === 'found') return <Link {...linkToGroup('found', () => flushSync(showTraces))}>{words}</Link>;
    return words;
  }

  const parts = summaryParts(summary, counts);
  return (
    <p key={summaryText(parts)}>
      {parts.map((part, index) => (
        <Fragment key={part.words}>
          {index > 0 && '; '}
          {linkFor(part)}
        </Fragment>
      ))}
      .
    </p>
  );
}
