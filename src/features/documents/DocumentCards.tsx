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
export function DocumentCards() {
  usePensionTrace('<DocumentCards>');
  const { uploads } = useDocumentUploads();
  const texts = useMessages('documents', documentMessages);
  return (
    <>
      <UploadList uploads={uploads} />
      <DocumentGrid empty={{ heading: texts.emptyHeading, text: texts.empty }} />
    </>
  );
}
