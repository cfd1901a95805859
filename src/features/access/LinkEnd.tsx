import { useSession } from '../../data/useSession';
import { useNavigation } from '../../provider/useNavigation';
import { useMessages } from '../../texts/useMessages';
import { FormActions } from '../../ui/FormActions';
import { Link } from '../../ui/Link';
import { Screen } from '../../ui/Screen';
import { SplitScreen } from '../../ui/SplitScreen';
import { AccessPanel } from './AccessPanel';
import { accessMessages } from './messages';

/** What a link of an email is for: a new password, or a confirmed address. */
export type LinkPurpose = 'reset' | 'confirm';

interface LinkEndProps {
  purpose: LinkPurpose;
  heading: string;
  lead: string;
}

/** The page of an email link that did not work. It links to the next step, or offers a visitor a new link. */
export function LinkEnd({ purpose, heading, lead }: LinkEndProps) {
  const { linkTo } = useNavigation();
  const texts = useMessages('access', accessMessages);
  const session = useSession();
  return (
    <SplitScreen aside={<AccessPanel visitor="returning" />}>
      <Screen heading={heading} lead={lead} focusHeading>
        <FormActions>
          {session.status === 'logged-in' ? (
            <Link variant="primary" {...linkTo('home')}>
              {texts.resetContinue}
            </Link>
          ) : (
            <>
              <Link variant="primary" {...linkTo(purpose === 'reset' ? 'forgotPassword' : 'signUp')}>
                {texts.expiredLinkAction}
              </Link>
              <Link variant="button" {...linkTo('logIn')}>
                {texts.returnToLogIn}
              </Link>
            </>
          )}
        </FormActions>
      </Screen>
    </SplitScreen>
  );
}
