import { DocumentsPage } from '../../features/documents/DocumentsPage';
import { SignedAuthorisation } from '../../features/signed-authorisation/SignedAuthorisation';

/** 'Your Documents' with everything that its tab on the dashboard shows, the signed authorisation too. */
export function PortalDocuments() {
  return (
    <DocumentsPage>
      <SignedAuthorisation headingLevel={2} />
    </DocumentsPage>
  );
}
