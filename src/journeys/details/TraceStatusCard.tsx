import type { Trace } from '../../backend/entities';
import { traceProgress } from '../../domain/traceProgress';
import { StatusBadge } from '../../features/traces/StatusBadge';
import { TraceTracker } from '../../features/traces/TraceTracker';
import { useMessages } from '../../texts/useMessages';
import { useNavigation } from '../../provider/useNavigation';
import { useServerText } from '../../data/useServerText';
import { useTraceGroup } from '../../entries/useTraceGroup';
import { Card } from '../../ui/Card';
import { Link } from '../../ui/Link';
import { Rings } from '../../ui/Rings';
import { detailsMessages } from './messages';
import { Untranslated } from '../../ui/Untranslated';

export interface TraceStatusCardProps {
  trace: Trace;
  /** The provider of the found pension; undefined until it is found, and while it is not known. */
  foundAt: string | undefined;
}

/** The progress of a trace. If a pension was found, the card starts with its provider and a link to it. */
export function TraceStatusCard({ trace, foundAt }: TraceStatusCardProps) {
  const { status, pension_id } = trace;
  const texts = useMessages('details', detailsMessages);
  const { linkTo } = useNavigation();
  const serverText = useServerText();
  const outcome = traceProgress(status, useTraceGroup())?.outcome;
  const isFound = outcome === 'found';
  return (
    <Card
      as={foundAt === undefined ? 'div' : 'section'}
      heading={
        foundAt === undefined ? undefined : <Untranslated within={texts.foundAt(foundAt)}>{foundAt}</Untranslated>
      }
      className={`ptr-details__status ptr-details__status--${outcome ?? 'open'}`}
    >
      {isFound && pension_id && (
        <Link {...linkTo('pension', pension_id)} variant="primary">
          {texts.seePension}
        </Link>
      )}
      <div>
        <StatusBadge name={status.name} />
        {status.description && <p>{serverText(status.description)}</p>}
      </div>
      <TraceTracker {...trace} />
      {outcome && <Rings mood={outcome} />}
    </Card>
  );
}
