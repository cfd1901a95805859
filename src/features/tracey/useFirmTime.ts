import { useSyncExternalStore } from 'react';
import { wallTimeIn } from '../../domain/clock';
import { useNow } from '../../data/useNow';
import { usePensionTrace } from '../../provider/PensionTraceContext';

/** Milliseconds between two readings of the clock. */
const recheck = 60_000;

const neverChanges = () => () => {};
const zoneOfDevice = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const zoneOnServer = () => undefined;

/**
 * The time of day at the firm, such as '2:05 pm', while the customer's clock shows another; undefined otherwise. Read
 * after mount, because a server does not know the customer's time zone.
 *
 * @param timeZone An IANA time zone. Default: the provider's.
 */
export function useFirmTime(timeZone?: string): string | undefined {
  const { config, locale } = usePensionTrace();
  const now = useNow(recheck);
  const ownZone = useSyncExternalStore(neverChanges, zoneOfDevice, zoneOnServer);

  const firmZone = timeZone ?? config.timeZone;
  if (ownZone === undefined) return undefined;
  if (JSON.stringify(wallTimeIn(now, ownZone)) === JSON.stringify(wallTimeIn(now, firmZone))) return undefined;
  return new Intl.DateTimeFormat(locale, {
    timeZone: firmZone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).format(now);
}
