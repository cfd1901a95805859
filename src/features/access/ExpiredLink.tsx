import { useMessages } from '../../provider/useMessages';
import { Link } from '../../ui/Link';
import { FormActions } from '../../ui/FormActions';
import { Screen } from '../../ui/Screen';
import { SplitScreen } from '../../ui/SplitScreen';
import { AccessPanel } from './AccessPanel';
import { accessMessages } from './messages';

export interface ExpiredLinkProps {
  /** Where a new link can be asked for. Default '/forgot-password'. */
  forgotPasswordHref?: string;
  /** Where the log-in screen is. Default '/login'. */
  logInHref?: string;
  /** Where a customer carries on who is logged in. Default: they are not, and may get a new link or log in. */
  continueHref?: string | undefined;
  /** Follows a link without loading the page anew. Default: the browser follows it. */
  onNavigate?: (href: string) => void;
}

/** Where the link of a mail leads that was used before or is too old: mail scanners use links up, too. */
export function ExpiredLink(props: ExpiredLinkProps) {
  const { forgotPasswordHref = '/forgot-password', logInHref = '/login', continueHref, onNavigate } = props;
  const texts = useMessages(accessMessages);
  return (
    <SplitScreen aside={<AccessPanel visitor="returning" />}>
      <Screen heading={texts.expiredLinkHeading} lead={texts.expiredLinkText} focusHeading>
        <FormActions>
          {continueHref === undefined ? (
            <>
              <Link variant="primary" href={forgotPasswordHref} onNavigate={onNavigate}>
                {texts.expiredLinkAction}
              </Link>
              <Link variant="button" href={logInHref} onNavigate={onNavigate}>
                {texts.returnToLogIn}
              </Link>
            </>
          ) : (
            <Link variant="primary" href={continueHref} onNavigate={onNavigate}>
              {texts.resetContinue}
            </Link>
          )}
        </FormActions>
      </Screen>
    </SplitScreen>
  );
}
