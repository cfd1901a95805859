import { DocumentsPage, SignedAuthorisation } from '@pension-trace/react';
import { PensionTracePage } from '@pension-trace/react/product';

export const PortalDocumentsPage = () => (
  <PensionTracePage page="documents">
    <DocumentsPage>
      <SignedAuthorisation headingLevel={2} />
    </DocumentsPage>
  </PensionTracePage>
);
