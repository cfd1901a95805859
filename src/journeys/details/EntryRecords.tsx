import type { ActivityItem, Search } from '../../backend/entities';
import { statusLabel, statusTone } from '../../domain/traceStatus';
import { sharedMessages } from '../../provider/sharedMessages';
import { useMessages } from '../../provider/useMessages';
import type { ListState } from '../../data/useList';
import { Badge } from '../../ui/Badge';
import { ListRow } from '../../ui/ListRow';
import { AsyncList } from '../../ui/AsyncList';
import { detailsMessages } from './messages';
import { useDateText } from './useDateText';

export interface EntryRecordsProps {
  /** The searches for it. */
  searches: ListState<Search>;
  /** The text of an empty list of searches. */
  noSearches: string;
  /** The activity recorded for it. */
  activity: ListState<ActivityItem>;
}

/** The searches and the activity of a trace or a pension. */
export function EntryRecords({ searches, noSearches, activity }: EntryRecordsProps) {
  const texts = useMessages('details', detailsMessages);
  const { tryAgain } = useMessages('shared', sharedMessages);
  const dateText = useDateText();

  return (
    <>
      <section className="ptr-details__section">
        <h2 className="ptr-details__heading">{texts.searches}</h2>
        <AsyncList
          state={searches}
          label={texts.searches}
          skeleton={{ count: 3, label: texts.searchesLoading }}
          failure={{ heading: texts.failedListHeading, message: texts.searchesFailed, tryAgain }}
          empty={{ heading: texts.noSearchesHeading, text: noSearches, icon: 'search' }}
        >
          {(search) => (
            <ListRow
              key={search.id}
              title={search.provider ?? texts.unnamedSearch}
              meta={search.updated_date && texts.searchUpdated(dateText(search.updated_date))}
              badge={<Badge tone={statusTone(search.status.name)}>{statusLabel(search.status.name)}</Badge>}
            />
          )}
        </AsyncList>
      </section>
      <section className="ptr-details__section">
        <h2 className="ptr-details__heading">{texts.activity}</h2>
        <AsyncList
          state={activity}
          label={texts.activity}
          skeleton={{ count: 3, label: texts.activityLoading }}
          failure={{ heading: texts.failedListHeading, message: texts.activityFailed, tryAgain }}
          empty={{ heading: texts.noActivityHeading, text: texts.noActivity, icon: 'clock' }}
        >
          {(item) => (
            <li className="ptr-details__event" key={`${item.date} ${item.description}`}>
              <time className="ptr-details__date" dateTime={item.date}>
                {dateText(item.date)}
              </time>
              {item.description}
            </li>
          )}
        </AsyncList>
      </section>
    </>
  );
}
