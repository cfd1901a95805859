import { asScreen } from '../../ui/asScreen';
import { classNames } from '../../ui/classNames';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { DocumentGrid } from './DocumentGrid';
import { documentMessages } from './messages';
import { UploadList } from './UploadList';
import { useDocumentUploads } from './useDocumentUploads';

/**
 * The customer's documents as cards with icon, name and download link, below the uploads started in 'Your Documents'.
 *
 * @example
 * ```tsx
 * <DocumentCards />
 * ```
 */
export const DocumentCards = asScreen(function DocumentCards(_props: object, root) {
  usePensionTrace('<DocumentCards>');
  const { uploads } = useDocumentUploads();
  const texts = useMessages('documents', documentMessages);
  return (
    <div {...root} className={classNames('ptr ptr-document-cards', root.className)}>
      <UploadList uploads={uploads} />
      <DocumentGrid empty={{ heading: texts.emptyHeading, text: texts.empty }} />
    </div>
  );
});
