import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { PortalDocument } from '../../backend/entities';
import { truncateFileName } from '../../domain/fileName';
import { safeLink } from '../../domain/safeLink';
import { useMessages } from '../../texts/useMessages';
import { AsyncList } from '../../ui/AsyncList';
import { Breakable } from '../../ui/Breakable';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { ConfirmAction } from '../../screens/ConfirmAction';
import { Icon } from '../../ui/Icon';
import { LiveText } from '../../ui/LiveText';
import { Untranslated } from '../../ui/Untranslated';
import { DocumentIcon } from './DocumentIcon';
import { documentMessages } from './messages';
import { useDocumentRemoval } from './useDocumentRemoval';
import { useDocuments } from './useDocuments';

interface DocumentGridProps {
  /** The texts of an empty list. */
  empty: { heading: string; text: string };
  /** The text under a document's name. */
  noteOf?: (document: PortalDocument) => string | undefined;
}

/**
 * The customer's documents as cards with icon, name and download link. Those that the customer added can be removed,
 * after one question.
 */
export function DocumentGrid({ empty, noteOf }: DocumentGridProps) {
  const documents = useDocuments();
  const texts = useMessages('documents', documentMessages);
  const grid = useRef<HTMLDivElement>(null);
  // Kept while the dialog fades out.
  const [asked, setAsked] = useState('');
  const [news, setNews] = useState<ReactNode>();
  const [removedCount, setRemovedCount] = useState(0);
  const removal = useDocumentRemoval({
    onCompleted() {
      setNews(<Untranslated within={texts.removed(asked)}>{asked}</Untranslated>);
      setRemovedCount((count) => count + 1);
    },
  });

  // The pressed button unmounts with its card.
  useEffect(() => {
    if (removedCount > 0) grid.current?.focus();
  }, [removedCount]);

  return (
    <div ref={grid} className="ptr ptr-no-ring ptr-document-grid" role="group" aria-label={texts.list} tabIndex={-1}>
      <LiveText>{news}</LiveText>
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
                <Breakable text={truncateFileName(document.name)} before="." />
              </span>
              {noteOf && <p className="ptr ptr-caption">{noteOf(document)}</p>}
            </div>
            <div className="ptr ptr-document__actions">
              <DownloadLink {...document} />
              {document.added_by === 'customer' && (
                <Button
                  variant="quiet"
                  icon={<Icon name="trash" />}
                  aria-label={texts.removeNamed(document.name)}
                  onPress={() => {
                    setNews(undefined);
                    setAsked(document.name);
                    removal.ask({ p_id: document.id });
                  }}
                >
                  {texts.remove}
                </Button>
              )}
            </div>
          </Card>
        )}
      </AsyncList>
      <ConfirmAction
        action={removal}
        heading={texts.removeHeading}
        confirmLabel={texts.removeConfirm}
        cancelLabel={texts.keep}
        busyLabel={texts.removeBusy}
      >
        <p className="ptr ptr-document__name" translate="no">
          {asked}
        </p>
        <p>{texts.removeText}</p>
      </ConfirmAction>
    </div>
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
