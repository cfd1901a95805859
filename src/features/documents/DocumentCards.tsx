import { documentColours, documentKindOf, truncateFileName } from '../../domain/fileName';
import { sharedMessages } from '../../provider/sharedMessages';
import { useMessages } from '../../provider/useMessages';
import { Card } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import { LoadedList } from '../../ui/LoadedList';
import { documentMessages } from './messages';
import { useDocuments } from './useDocuments';

/** The customer's documents as cards: what each is, its name, and its download (specification section 2.4). */
export function DocumentCards() {
  const documents = useDocuments();
  const texts = useMessages(documentMessages);
  const shared = useMessages(sharedMessages);
  return (
    <LoadedList
      state={documents}
      label={texts.list}
      layout="grid"
      skeleton={{ count: 3, label: texts.loading, shape: 'card' }}
      failure={{ heading: texts.failedHeading, message: texts.failed, tryAgain: shared.tryAgain }}
      empty={{ heading: texts.emptyHeading, text: texts.empty, icon: 'file' }}
    >
      {({ id, name, url }) => (
        <Card as="li" key={id} className="pt-document">
          <span className={`pt-document__icon pt-document__icon--${documentColours[documentKindOf(name)]}`}>
            <Icon name="file" />
          </span>
          <span className="pt-document__name" title={name}>
            {truncateFileName(name)}
          </span>
          <a
            className="pt-link"
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={texts.downloadNamed(name)}
          >
            {texts.download}
          </a>
        </Card>
      )}
    </LoadedList>
  );
}
