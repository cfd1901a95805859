import { useOwnTitle } from '../../provider/pageTitle';
import { useNavigation } from '../../provider/useNavigation';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { asScreen } from '../../ui/asScreen';
import { Link } from '../../ui/Link';
import { Screen } from '../../ui/Screen';
import { frameMessages } from './messages';

/** Props of {@link UnexpectedError}. */
export interface UnexpectedErrorProps {
  /**
   * The status or message of a routing error, such as '404 Not Found'. Default: none. Never pass the message of a
   * thrown error: it may contain file names and URLs.
   */
  detail?: string | undefined;
}

/**
 * The page of an unexpected routing error.
 *
 * @example
 * ```tsx
 * <UnexpectedError detail="404 Not Found" />
 * ```
 */
export const UnexpectedError = asScreen(function UnexpectedError({ detail }: UnexpectedErrorProps) {
  usePensionTrace('<UnexpectedError>');
  const { linkTo } = useNavigation();
  const texts = useMessages('frame', frameMessages);
  useOwnTitle(texts.unexpectedHeading);
  return (
    <Screen heading={texts.unexpectedHeading} lead={detail} focusHeading>
      <p>{texts.unexpectedText}</p>
      <p>
        {/* Reloads the page, because the router may have failed. */}
        <Link href={linkTo('home').href}>{texts.unexpectedHome}</Link>
      </p>
    </Screen>
  );
});
