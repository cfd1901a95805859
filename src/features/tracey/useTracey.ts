import { traceyPresence, type TraceyPresence } from '../../domain/openingHours';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useNow } from '../../provider/useNow';

/** How often Tracey's presence is looked at again, in milliseconds (specification section 9). */
const recheck = 60_000;

export interface UseTraceyOptions {
  /** IANA time zone whose office hours count. Default: the provider's, which is Europe/London. */
  timeZone?: string | undefined;
}

/** Whether Tracey is there, and when she will be (specification section 4), looked at again every minute. */
export function useTracey(options: UseTraceyOptions = {}): TraceyPresence {
  const { config } = usePensionTrace('useTracey');
  return traceyPresence(useNow(recheck), options.timeZone ?? config.timeZone);
}
