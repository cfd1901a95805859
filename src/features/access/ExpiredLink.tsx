import { useNavigation } from '../../provider/useNavigation';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { Link } from '../../ui/Link';
import { FormActions } from '../../ui/FormActions';
import { Screen } from '../../ui/Screen';
import { SplitScreen } from '../../ui/SplitScreen';
import { AccessPanel } from './AccessPanel';
import { accessMessages } from './messages';

/** Props of {@link ExpiredLink}. */
export interface ExpiredLinkProps {
  /** True for a signed-in customer: the page then links to the next step, not to a new link. Default false. */
  isSignedIn?: boolean;
}

/**
 * The page for a mail's link that was used before or has expired. Mail scanners use up links too.
 *
 * @example
 * ```tsx
 * <ExpiredLink />
 * ```
 */
export function ExpiredLink({ isSignedIn = false }: ExpiredLinkProps) {
  usePensionTrace('<ExpiredLink>');
  const { linkTo } = useNavigation();
  const texts = useMessages('access', accessMessages);
  return (
    <SplitScreen aside={<AccessPanel visitor="returning" />}>
      <Screen heading={texts.expiredLinkHeading} lead={texts.expiredLinkText} focusHeading>
        <FormActions>
          {!isSignedIn ? (
            <>
              <Link variant="primary" {...linkTo('forgotPassword')}>
                {texts.expiredLinkAction}
              </Link>
              <Link variant="button" {...linkTo('logIn')}>
                {texts.returnToLogIn}
              </Link>
            </>
          ) : (
            <Link variant="primary" {...linkTo('home')}>
              {texts.resetContinue}
            </Link>
          )}
        </FormActions>
      </Screen>
    </SplitScreen>
  );
}
