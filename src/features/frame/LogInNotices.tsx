import { useSyncExternalStore } from 'react';
import { useSession } from '../../data/useSession';
import type { Latest } from '../../domain/createLatest';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { sharedMessages } from '../../provider/sharedMessages';
import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { frameMessages } from './messages';

/** What a customer should know after a log-in about their device, until they close it. */
export function LogInNotices() {
  const { backend, locale, memory } = usePensionTrace();
  const texts = useMessages('frame', frameMessages);
  const shared = useMessages('shared', sharedMessages);
  const session = useSession();
  if (session.status !== 'logged-in') return null;
  const { clockError } = session.session;
  return (
    <>
      {clockError !== undefined && (
        <ClosableNotice
          heading={texts.clockHeading(inWords(Math.abs(clockError), locale))}
          isClosed={memory.visit.saidClock}
        >
          {clockError > 0 ? texts.clockFast : texts.clockSlow}
        </ClosableNotice>
      )}
      {backend.auth.keepsSession?.() === false && (
        <ClosableNotice heading={shared.unkeptHeading} isClosed={memory.visit.saidUnkept}>
          {shared.unkept}
        </ClosableNotice>
      )}
    </>
  );
}

interface ClosableNoticeProps {
  heading: string;
  /** Remembered from page to page. */
  isClosed: Latest<boolean>;
  children: string;
}

function ClosableNotice({ heading, isClosed, children }: ClosableNoticeProps) {
  const texts = useMessages('frame', frameMessages);
  const wasClosed = useSyncExternalStore(isClosed.subscribe, isClosed.get, isClosed.get);
  if (wasClosed) return null;
  return (
    <div className="ptr ptr-top-bar-problem" role="status">
      <Notice tone="warning" heading={heading}>
        <p>{children}</p>
        <Button variant="secondary" onPress={() => isClosed.set(true)}>
          {texts.closeNotice}
        </Button>
      </Notice>
    </div>
  );
}

const units = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
] as const;

/** Returns '2 hours' for 7300 seconds: the largest unit of which there are at least one and a half, rounded. */
function inWords(seconds: number, locale: string): string {
  const [unit, length] = units.find(([, unitLength]) => seconds >= unitLength * 1.5) ?? units[2];
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.round(seconds / length));
}
