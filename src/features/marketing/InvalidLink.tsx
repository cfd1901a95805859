import { ContactLinks, useHasContact } from '../../screens/ContactLinks';
import { useMessages } from '../../texts/useMessages';
import { ErrorBox } from '../../ui/ErrorBox';
import { marketingMessages } from './messages';

/** Shown instead of the preferences when the link is not one of the firm's: how to change them without it. */
export function InvalidLink() {
  const hasContact = useHasContact();
  const texts = useMessages('marketing', marketingMessages);
  return (
    <ErrorBox heading={texts.linkHeading} message={texts.linkText}>
      {hasContact && (
        <>
          <p>{texts.linkContact}</p>
          <ContactLinks />
        </>
      )}
    </ErrorBox>
  );
}
