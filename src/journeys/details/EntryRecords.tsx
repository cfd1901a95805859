import type { ActivityItem, Search } from '../../backend/entities';
import { useMessages } from '../../texts/useMessages';
import type { ListState } from '../../data/useList';
import { AsyncItems } from '../../ui/AsyncItems';
import { ActivityLog } from './ActivityLog';
import { detailsMessages } from './messages';
import { RecordSection } from './RecordSection';
import { SearchList } from './SearchList';

export interface EntryRecordsProps {
  /** The searches for it. */
  searches: ListState<Search>;
  /** The text of an empty list of searches. */
  noSearches: string;
  /** The activity recorded for it. */
  activity: ListState<ActivityItem>;
}

/** The records of a trace or a pension: the list of searches and the activity log. */
export function EntryRecords({ searches, noSearches, activity }: EntryRecordsProps) {
  const texts = useMessages('details', detailsMessages);
  return (
    <>
      <RecordSection heading={texts.searches}>
        {(headingId) => (
          <AsyncItems
            state={searches}
            skeleton={{ count: 3, label: texts.searchesLoading }}
            failure={{ heading: texts.failedListHeading, message: texts.searchesFailed }}
            empty={{ heading: texts.noSearchesHeading, headingLevel: 3, text: noSearches }}
          >
            {(items) => <SearchList searches={items} headingId={headingId} />}
          </AsyncItems>
        )}
      </RecordSection>
      {/* Not before the searches: their skeleton may have another height than their list. */}
      {searches.status !== 'pending' && (
        <RecordSection heading={texts.activity}>
          {(headingId) => (
            <AsyncItems
              state={activity}
              skeleton={{ count: 3, label: texts.activityLoading }}
              failure={{ heading: texts.failedListHeading, message: texts.activityFailed }}
              empty={{ heading: texts.noActivityHeading, headingLevel: 3, text: texts.noActivity }}
            >
              {(items) => <ActivityLog activity={items} headingId={headingId} />}
            </AsyncItems>
          )}
        </RecordSection>
      )}
    </>
  );
}
