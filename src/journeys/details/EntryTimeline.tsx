import { useId, useMemo } from 'react';
import type { ActivityItem, Search } from '../../backend/entities';
import { StatusBadge } from '../../entries/StatusBadge';
import { useDateText } from '../../data/useDateText';
import { useMessages } from '../../texts/useMessages';
import { useServerText } from '../../data/useServerText';
import type { ListState } from '../../data/useList';
import { Heading } from '../../ui/Heading';
import { AsyncItems } from '../../ui/AsyncItems';
import { detailsMessages } from './messages';
import { timelineOf } from './timeline';

export interface EntryTimelineProps {
  /** The searches for it. */
  searches: ListState<Search>;
  /** The text of an empty list of searches. */
  noSearches: string;
  /** The activity recorded for it. */
  activity: ListState<ActivityItem>;
}

const itemsOf = <Item,>(list: ListState<Item>): readonly Item[] => (list.status === 'success' ? list.items : []);
// The timeline shows these.
const nothing = () => null;

/** The history of a trace or a pension by day: its searches and its activity. */
export function EntryTimeline({ searches, noSearches, activity }: EntryTimelineProps) {
  const texts = useMessages('details', detailsMessages);
  const dateText = useDateText();
  const serverText = useServerText();
  const headingId = useId();
  const days = useMemo(
    () => timelineOf(itemsOf(activity), itemsOf(searches), dateText),
    [activity, searches, dateText],
  );
  // One list by day: what arrived second would move what is shown already, and a placeholder that left would too.
  const isLoading = searches.status === 'pending' || activity.status === 'pending';

  return (
    <section className="ptr ptr-details__section">
      <Heading level={2} className="ptr ptr-heading" id={headingId}>
        {texts.timeline}
      </Heading>
      {!isLoading && days.length > 0 && (
        <ol className="ptr ptr-timeline" role="list" aria-labelledby={headingId}>
          {days.map((day) => (
            <li key={day.date ?? ''}>
              <Heading level={3}>
                {day.date === undefined ? texts.undated : <time dateTime={day.date}>{dateText(day.date)}</time>}
              </Heading>
              {day.activity.map(({ date, description }) => (
                <p key={`${date} ${description}`}>{serverText(description)}</p>
              ))}
              {day.searches.map((search) => (
                <div key={search.id}>
                  <span>{texts.searchAt(search.provider ?? undefined)}</span>
                  <StatusBadge name={search.status.name} />
                  {search.created_date && search.created_date !== day.date && (
                    <span className="ptr ptr-quiet">{texts.searchStarted(dateText(search.created_date))}</span>
                  )}
                </div>
              ))}
            </li>
          ))}
        </ol>
      )}
      <AsyncItems
        state={isLoading ? { status: 'pending' } : searches}
        skeleton={{ count: 3, label: texts.searchesLoading }}
        failure={{ heading: texts.failedListHeading, message: texts.searchesFailed }}
        empty={{ heading: texts.noSearchesHeading, headingLevel: 3, text: noSearches, icon: 'search' }}
      >
        {nothing}
      </AsyncItems>
      <AsyncItems
        state={isLoading ? { status: 'pending' } : activity}
        skeleton={{ count: 3, label: texts.activityLoading }}
        failure={{ heading: texts.failedListHeading, message: texts.activityFailed }}
        empty={{ heading: texts.noActivityHeading, headingLevel: 3, text: texts.noActivity, icon: 'clock' }}
      >
        {nothing}
      </AsyncItems>
    </section>
  );
}
