import type { ActivityItem } from '../../backend/entities';
import { useDateText } from '../../data/useDateText';
import { useServerText } from '../../data/useServerText';
import { activityEvent } from '../../domain/activityEvent';
import type { EventFacts } from '../../domain/customerEvents';
import { eventSentences } from '../../texts/eventTexts';
import { useMessages } from '../../texts/useMessages';

/** A line of the activity log. */
export interface ActivityLine {
  /** ISO 8601. */
  date: string;
  day: string;
  text: string;
}

/**
 * The activity in words for the customer: what the database noted as an event's sentence, the firm's notes as they are.
 * A sentence that the firm also wrote on the same day is shown once.
 */
export function useActivityLines(activity: readonly ActivityItem[], about: EventFacts): ActivityLine[] {
  const sentences = useMessages('eventSentences', eventSentences);
  const dateText = useDateText();
  const serverText = useServerText();

  function textOf(description: string): string {
    const event = activityEvent(description);
    if (!event) return serverText(description);
    return sentences[event.kind]({ ...about, status: event.status && serverText(event.status) });
  }
  const seen = new Set<string>();
  return activity
    .map(({ date, description }) => ({ date, day: dateText(date), text: textOf(description) }))
    .filter(({ day, text }) => {
      const key = `${day} ${text.replace(/\.$/, '')}`;
      return !seen.has(key) && seen.add(key);
    });
}
