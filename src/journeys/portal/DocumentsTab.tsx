import { DocumentCards } from '../../features/documents/DocumentCards';
import { SignedAuthorisation } from '../../features/signed-authorisation/SignedAuthorisation';

/** The lists of the dashboard's third tab. */
export function DocumentsTab() {
  return (
    <>
      <DocumentCards />
      <SignedAuthorisation />
    </>
  );
}
