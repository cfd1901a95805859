import { traceyPresence, type TraceyPresence } from '../../domain/openingHours';
import { usePart } from '../../provider/usePart';
import { useNow } from '../../data/useNow';

/** Milliseconds between two checks of Tracey's presence (specification section 9). */
const recheck = 60_000;

export interface UseTraceyOptions {
  /** IANA time zone of the office hours. Default: the provider's, which is Europe/London by default. */
  timeZone?: string | undefined;
}

/**
 * Whether Tracey is online, and when she will be next (specification section 4). Updates every minute.
 *
 * @throws When no PensionTraceProvider is above.
 */
export function useTracey(options: UseTraceyOptions = {}): TraceyPresence {
  const { config } = usePart('tracey');
  return traceyPresence(useNow(recheck), options.timeZone ?? config.timeZone);
}
