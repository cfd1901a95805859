import type { Search } from '../../backend/entities';
import { StatusBadge } from '../../features/traces/StatusBadge';
import { useDateText } from '../../data/useDateText';
import { useMessages } from '../../texts/useMessages';
import { Heading } from '../../ui/Heading';
import { detailsMessages } from './messages';
import { Untranslated } from '../../ui/Untranslated';

export interface SearchListProps {
  searches: readonly Search[];
  /** The id of the list's heading. */
  headingId: string;
}

/** The searches, newest first: provider, status, and the dates of their start and their last change. */
export function SearchList({ searches, headingId }: SearchListProps) {
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
