import { useEffect, useRef } from 'react';
import { answerMessages } from '../../screens/answerMessages';
import { useMessages } from '../../texts/useMessages';
import { Notice } from '../../ui/Notice';
import { hasEarlyYear } from '../../domain/year';
import { readPensions, readTraces } from '../../data/reads';
import { useList } from '../../data/useList';
import { useBirthYear } from '../../entries/useBirthYear';

/** Says that a change is saved, and which traces and pensions it no longer fits. Takes focus, because the dialog closed. */
export function ChangeSaved({ isLetter = false }: { isLetter?: boolean }) {
  const texts = useMessages('answers', answerMessages);
  const misfits = useMisfits();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div className="ptr ptr-no-ring" role="status" tabIndex={-1} ref={notice}>
      <Notice tone={misfits ? 'warning' : 'success'} heading={texts.saved}>
        {isLetter && <p>{texts.signAgain}</p>}
        {misfits && (
          <>
            <p>{texts.misfits(misfits.birthYear)}</p>
            <ul>
              {misfits.names.map((name, index) => (
                <li key={`${name}-${index}`}>{name}</li>
              ))}
            </ul>
          </>
        )}
      </Notice>
    </div>
  );
}

/** The names of traces and pensions with a year that does not fit the customer's date of birth. */
function useMisfits(): { birthYear: number; names: readonly string[] } | undefined {
  const { birthYear } = useBirthYear();
  const traces = useList(readTraces());
  const pensions = useList(readPensions());
  if (birthYear === undefined) return undefined;
  const names = [
    ...(traces.status === 'success' ? traces.data : []).map((trace) => ({ ...trace, shown: trace.name })),
    ...(pensions.status === 'success' ? pensions.data : []).map((pension) => ({
      ...pension,
      shown: pension.name ?? pension.provider ?? '',
    })),
  ]
    .filter(({ start_year, end_year }) => hasEarlyYear([start_year, end_year], birthYear))
    .map(({ shown }) => shown);
  return names.length === 0 ? undefined : { birthYear, names };
}
