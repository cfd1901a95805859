import { useMemo, type ReactNode } from 'react';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useNavigation } from '../../provider/useNavigation';
import { useMessages } from '../../texts/useMessages';
import { CustomerScreen } from '../../screens/CustomerScreen';
import { asScreen } from '../../ui/asScreen';
import { Link } from '../../ui/Link';
import { DocumentGrid } from './DocumentGrid';
import { documentMessages } from './messages';
import { RemovedDocuments } from './RemovedDocuments';
import { UploadCard } from './UploadCard';
import { UploadList } from './UploadList';
import { useDocumentUploads } from './useDocumentUploads';

/** Props of {@link DocumentsPage}. */
export interface DocumentsPageProps {
  /** The content below the documents. */
  children?: ReactNode;
}

/**
 * 'Your Documents': the upload card, the uploads, the documents, and what the customer removed. Accepts pdf, doc, docx, jpg, png and gif up to 10 MB,
 * by content and not only by name. `PensionTracing` adds the signed authorisation.
 *
 * @example
 * ```tsx
 * <DocumentsPage>
 *   <SignedAuthorisation />
 * </DocumentsPage>
 * ```
 */
export const DocumentsPage = asScreen(function DocumentsPage({ children }: DocumentsPageProps) {
  const { config, locale } = usePensionTrace('<DocumentsPage>');
  const { uploads, add } = useDocumentUploads();
  const { linkTo } = useNavigation();
  const texts = useMessages('documents', documentMessages);
  const date = useMemo(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone: config.timeZone }),
    [config.timeZone, locale],
  );

  return (
    <CustomerScreen heading={texts.heading} width="wide" before={<Link {...linkTo('portal')}>{texts.back}</Link>}>
      <div className="ptr ptr-documents">
        <UploadCard onFiles={add} />
        <UploadList uploads={uploads} />
        <DocumentGrid
          empty={{ heading: texts.noUploads, text: '' }}
          noteOf={({ created_date }) => (created_date ? texts.added(date.format(new Date(created_date))) : undefined)}
        />
        {children}
        <RemovedDocuments />
      </div>
    </CustomerScreen>
  );
});
