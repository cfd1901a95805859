import type { PortalDocument } from '../../backend/entities';
import { truncateFileName } from '../../domain/fileName';
import { safeLink } from '../../domain/safeLink';
import { useMessages } from '../../texts/useMessages';
import { Card } from '../../ui/Card';
import { AsyncList } from '../../ui/AsyncList';
import { DocumentIcon } from './DocumentIcon';
import { documentMessages } from './messages';
import { useDocuments } from './useDocuments';

interface DocumentGridProps {
  /** The texts of an empty list. */
  empty: { heading: string; text: string };
  /** The text under a document's name. */
  noteOf?: (document: PortalDocument) => string | undefined;
}

/** The customer's documents as cards with icon, name and download link. */
export function DocumentGrid({ empty, noteOf }: DocumentGridProps) {
  const documents = useDocuments();
  const texts = useMessages('documents', documentMessages);
  return (
    <AsyncList
      state={documents}
      label={texts.list}
      layout="grid"
      skeleton={{ count: 3, label: texts.loading, shape: 'card' }}
      failure={{ heading: texts.failedHeading, message: texts.failed }}
      empty={{ ...empty, icon: 'file' }}
    >
      {(document) => (
        <Card as="li" key={document.id} className="ptr-document">
          <DocumentIcon name={document.name} />
          <div>
            <span className="ptr ptr-document__name" translate="no" title={document.name}>
              {truncateFileName(document.name)}
            </span>
            {noteOf && <p className="ptr ptr-caption">{noteOf(document)}</p>}
          </div>
          <DownloadLink {...document} />
        </Card>
      )}
    </AsyncList>
  );
}

/** Renders nothing for a URL that customers may not open. */
function DownloadLink({ name, url }: PortalDocument) {
  const texts = useMessages('documents', documentMessages);
  const href = safeLink(url, window.location.origin);
  if (href === undefined) return null;
  return (
    <a
      className="ptr ptr-link"
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={texts.downloadNamed(name)}
    >
      {texts.download}
    </a>
  );
}
