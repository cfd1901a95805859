import { useDateText } from '../../data/useDateText';
import { isoDateOf, type TraceyPresence } from '../../domain/openingHours';
import { useMessages } from '../../texts/useMessages';
import { traceyMessages } from './messages';

/** Returns a function that words the day on which Tracey is back, such as 'tomorrow' or 'on 4 January 2027'. */
export function useDayBack(): (presence: Extract<TraceyPresence, { state: 'offline' }>) => string {
  const texts = useMessages('tracey', traceyMessages);
  const dateText = useDateText({ timeZone: 'UTC' });
  return ({ day, opensOn }) => (day === 'later' ? texts.onDate(dateText(isoDateOf(opensOn))) : texts.dayName(day));
}
