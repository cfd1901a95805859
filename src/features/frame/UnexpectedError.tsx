import { useMessages } from '../../provider/useMessages';
import { Link } from '../../ui/Link';
import { Screen } from '../../ui/Screen';
import { frameMessages } from './messages';

export interface UnexpectedErrorProps {
  /** The status or the message of the error. */
  detail: string;
  /** Where the way back leads. Default '/'. */
  homeHref?: string;
}

/** The page of an unexpected routing error (specification section 2.1). */
export function UnexpectedError({ detail, homeHref = '/' }: UnexpectedErrorProps) {
  const texts = useMessages(frameMessages);
  return (
    <Screen heading={texts.unexpectedHeading} lead={detail} focusHeading>
      <p>{texts.unexpectedText}</p>
      <p>
        <Link href={homeHref}>{texts.unexpectedHome}</Link>
      </p>
    </Screen>
  );
}
