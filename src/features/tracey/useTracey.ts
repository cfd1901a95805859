import { traceyPresence, type TraceyPresence } from '../../domain/openingHours';
import { usePart } from '../../provider/usePart';
import { useNow } from '../../data/useNow';
import { isTimeZone } from '../../domain/device';

/** Milliseconds between checks of Tracey's presence. */
const recheck = 60_000;

export interface UseTraceyOptions {
  /** IANA time zone of the office hours. Default: the provider's, by default Europe/London. */
  timeZone?: string | undefined;
}

/**
 * Whether Tracey is online, and when she will be next: on weekdays, except `config.daysOff`. Updates every minute.
 *
 * @example
 * ```tsx
 * function TraceyExample() {
 *   const presence = useTracey();
 *   return (
 *     <p>
 *       {presence.state === 'online' ? "I'm here to assist you." : 'Sorry I am currently offline.'}
 *     </p>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useTracey(options: UseTraceyOptions = {}): TraceyPresence {
  const { config } = usePart('tracey');
  const { timeZone = config.timeZone } = options;
  return traceyPresence(useNow(recheck), isTimeZone(timeZone) ? timeZone : config.timeZone, config.daysOff);
}
