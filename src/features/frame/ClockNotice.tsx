import { useEffect, useState } from 'react';
import { useSession } from '../../data/useSession';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { frameMessages } from './messages';

/** Tells a customer once, after the log-in, that the clock of their device is wrong. */
export function ClockNotice() {
  const { locale, visit } = usePensionTrace();
  const texts = useMessages('frame', frameMessages);
  const session = useSession();
  const wrong = session.status === 'signed-in' ? session.session.clockError : undefined;
  const [wasSaid] = useState(() => visit.saidClock.get());
  const [isClosed, setIsClosed] = useState(false);

  useEffect(() => {
    if (wrong !== undefined) visit.saidClock.set(true);
  }, [wrong, visit]);

  if (wrong === undefined || wasSaid || isClosed) return null;
  const duration = inWords(Math.abs(wrong), locale);
  return (
    <div className="ptr ptr-top-bar-problem" role="status">
      <Notice tone="warning" heading={texts.clockHeading(duration)}>
        <p className="ptr">{wrong > 0 ? texts.clockFast : texts.clockSlow}</p>
        <Button variant="secondary" onPress={() => setIsClosed(true)}>
          {texts.clockClose}
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
