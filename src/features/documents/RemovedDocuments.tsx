import { useId } from 'react';
import { readRemovedDocuments } from '../../data/reads';
import { useDateText } from '../../data/useDateText';
import { useList } from '../../data/useList';
import { useMessages } from '../../texts/useMessages';
import { Heading } from '../../ui/Heading';
import { Untranslated } from '../../ui/Untranslated';
import { documentMessages } from './messages';

/** What the customer removed, newest first. Renders nothing until there is something. */
export function RemovedDocuments() {
  const removed = useList(readRemovedDocuments());
  const texts = useMessages('documents', documentMessages);
  const dateText = useDateText();
  const headingId = useId();
  if (removed.status !== 'success') return null;
  return (
    <section>
      <Heading level={2} className="ptr ptr-heading" id={headingId}>
        {texts.activity}
      </Heading>
      <ol className="ptr ptr-timeline" role="list" aria-labelledby={headingId}>
        {removed.data.map(({ id, name, removed_at }) => (
          <li key={id}>
            <time className="ptr ptr-caption" dateTime={removed_at}>
              {dateText(removed_at)}
            </time>
            <p>
              <Untranslated within={texts.youRemoved(name)}>{name}</Untranslated>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
