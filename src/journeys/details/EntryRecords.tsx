import type { ActivityItem, Search } from '../../backend/entities';
import { useMessages } from '../../texts/useMessages';
import type { ListState } from '../../data/useList';
import { AsyncItems } from '../../ui/AsyncItems';
import { useActivityLines } from './useActivityLines';
import { detailsMessages } from './messages';
import { useId, useState, type ReactNode } from 'react';
import { Untranslated } from '../../ui/Untranslated';
import { classNames } from '../../ui/classNames';
import { Heading } from '../../ui/Heading';
import { useDateText } from '../../data/useDateText';
import type { EventFacts } from '../../domain/customerEvents';
import { StatusBadge } from '../../features/traces/StatusBadge';

export interface EntryRecordsProps {
  /** The searches for it. */
  searches: ListState<Search>;
  /** The words of an empty list of searches. */
  noSearches: { heading: string; text: string };
  /** The activity recorded for it. */
  activity: ListState<ActivityItem>;
  /** The facts of the activity's sentences. */
  about: EventFacts;
}

/** The records of a trace or a pension: the list of searches and the activity log. */
export function EntryRecords({ searches, noSearches, activity, about }: EntryRecordsProps) {
  const texts = useMessages('details', detailsMessages);
  const isLogFirst = searches.status === 'pending' && activity.status !== 'pending';
  const [isReserved, setIsReserved] = useState(isLogFirst);
  if (isLogFirst && !isReserved) setIsReserved(true);
  return (
    <>
      <RecordSection heading={texts.searches} isReserved={isReserved}>
        {(headingId) => (
          <AsyncItems
            state={searches}
            skeleton={{ count: 2, label: texts.searchesLoading }}
            failure={{ heading: texts.failedListHeading, message: texts.searchesFailed }}
            empty={{ ...noSearches, headingLevel: 3 }}
          >
            {(items) => <SearchList searches={items} headingId={headingId} />}
          </AsyncItems>
        )}
      </RecordSection>
      {/* A placeholder would move with the height of the searches. */}
      {(searches.status !== 'pending' || isLogFirst) && (
        <RecordSection heading={texts.activity}>
          {(headingId) => (
            <AsyncItems
              state={activity}
              skeleton={{ count: 3, label: texts.activityLoading }}
              failure={{ heading: texts.failedListHeading, message: texts.activityFailed }}
              empty={{ heading: texts.noActivityHeading, headingLevel: 3, text: texts.noActivity }}
            >
              {(items) => <ActivityLog activity={items} about={about} headingId={headingId} />}
            </AsyncItems>
          )}
        </RecordSection>
      )}
    </>
  );
}

interface RecordSectionProps {
  heading: string;
  /** Whether it keeps the height of its skeleton, so that what was shown below it does not move. */
  isReserved?: boolean;
  /** Renders the list, which takes its name from the heading. */
  children: (headingId: string) => ReactNode;
}

/** A list of records with its heading. */
function RecordSection({ heading, isReserved = false, children }: RecordSectionProps) {
  const headingId = useId();
  return (
    <section className={classNames('ptr ptr-details__section', isReserved && 'ptr-details__section--reserved')}>
      <Heading level={2} className="ptr ptr-heading" id={headingId}>
        {heading}
      </Heading>
      {children(headingId)}
    </section>
  );
}

interface ActivityLogProps extends Pick<EntryRecordsProps, 'about'> {
  activity: readonly ActivityItem[];
  /** The id of the log's heading. */
  headingId: string;
}

/** The activity, newest first. */
function ActivityLog({ activity, about, headingId }: ActivityLogProps) {
  const lines = useActivityLines(activity, about);
  return (
    <ol className="ptr ptr-timeline" role="list" aria-labelledby={headingId}>
      {lines.map(({ date, day, text }, index) => (
        // Two lines may be equal, and new lines are only added at the start.
        <li key={lines.length - index}>
          <time className="ptr ptr-caption" dateTime={date}>
            {day}
          </time>
          <p>
            <Untranslated within={text}>{about.provider ?? ''}</Untranslated>
          </p>
        </li>
      ))}
    </ol>
  );
}

interface SearchListProps {
  searches: readonly Search[];
  /** The id of the list's heading. */
  headingId: string;
}

/** The searches, newest first: provider, status, and the dates of their start and their last change. */
function SearchList({ searches, headingId }: SearchListProps) {
  const texts = useMessages('details', detailsMessages);
  const dateText = useDateText();
  return (
    <ul className="ptr ptr-searches" role="list" aria-labelledby={headingId}>
      {searches.map(({ id, provider, status, created_date, updated_date }) => {
        const started = created_date ? dateText(created_date) : undefined;
        const updated = updated_date ? dateText(updated_date) : undefined;
        return (
          <li key={id}>
            <Heading level={3} className="ptr ptr-heading ptr-heading--body">
              <Untranslated within={texts.searchAt(provider ?? undefined)}>{provider ?? ''}</Untranslated>
            </Heading>
            <StatusBadge name={status.name} />
            {started !== undefined && <span className="ptr ptr-caption">{texts.searchStarted(started)}</span>}
            {updated !== undefined && updated !== started && (
              <span className="ptr ptr-caption">{texts.searchUpdated(updated)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
