import { Fragment, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useNavigation } from '../../provider/useNavigation';
import { useMessages } from '../../texts/useMessages';
import { Link } from '../../ui/Link';
import { portalMessages } from './messages';
import type { PortalSummary } from './portalSummary';
import { summaryText, type SummaryPart } from './summaryParts';
import { foundGroupId } from './TraceGroups';

/** The `id` of the tasks, for a link to them. */
export const tasksId = 'your-tasks';

interface SummaryLineProps {
  summary: PortalSummary;
  /** Shows the tab of traces. */
  showTraces: () => void;
}

/** The line under the greeting. Its parts about finds and tasks are links to them. */
export function SummaryLine({ summary, showTraces }: SummaryLineProps) {
  const texts = useMessages('portal', portalMessages);
  const { linkTo } = useNavigation();

  function linkFor({ about, words }: SummaryPart): ReactNode {
    if (about === 'tasks') {
      return (
        <Link href={`#${tasksId}`} onNavigate={() => focus(tasksId)}>
          {words}
        </Link>
      );
    }
    if (about === 'found' && summary.find) {
      return <Link {...linkTo(summary.find.page, summary.find.id)}>{words}</Link>;
    }
    if (about === 'found') {
      const showFinds = () => {
        // Another tab may be open.
        flushSync(showTraces);
        focus(foundGroupId);
      };
      return (
        <Link href={`#${foundGroupId}`} onNavigate={showFinds}>
          {words}
        </Link>
      );
    }
    return words;
  }

  const parts = texts.summary(summary);
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

function focus(id: string) {
  document.getElementById(id)?.focus();
}
