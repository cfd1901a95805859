import type { Trace } from '../../backend/entities';
import { keptOrRefunded } from '../../domain/keptOrRefunded';
import { useMessages } from '../../texts/useMessages';
import { useTraceGroup } from '../../entries/useTraceGroup';
import { useBirthYear } from '../../entries/useBirthYear';
import { Card } from '../../ui/Card';
import { Disclosure } from '../../ui/Disclosure';
import { HelpLink } from '../../screens/HelpLink';
import { detailsMessages } from './messages';

export interface KeptGuideProps {
  /** The trace. */
  trace: Trace;
}

const messageFor = {
  'likely-refunded': 'keptLikelyRefunded',
  'may-be-kept': 'keptMayBe',
  'likely-kept': 'keptLikely',
  'cannot-say': 'keptCannotSay',
} as const;

/**
 * An estimate, only from the years, of whether the pension was kept or refunded. Renders nothing for a finished trace
 * or while contributions continue.
 */
export function KeptGuide({ trace }: KeptGuideProps) {
  const texts = useMessages('details', detailsMessages);
  const { birthYear } = useBirthYear();
  const groupOf = useTraceGroup();
  if (trace.paying || groupOf(trace.status) === 'finished') return null;

  const result = keptOrRefunded({
    startYear: trace.start_year ?? undefined,
    endYear: trace.end_year ?? undefined,
    birthYear,
  });
  const content = (
    <>
      <p>{texts[messageFor[result]]}</p>
      <p className="ptr ptr-caption ptr-kept__source">
        {texts.keptSource} <HelpLink place="moneyHelper">{texts.keptSourceLink}</HelpLink>
      </p>
    </>
  );
  // With a trace that found nothing, what to do now leads.
  if (groupOf(trace.status) === 'customer') return <Disclosure summary={texts.keptHeading}>{content}</Disclosure>;
  return (
    <Card as="section" tone="tinted" heading={texts.keptHeading}>
      {content}
    </Card>
  );
}
