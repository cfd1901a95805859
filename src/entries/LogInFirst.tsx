import { useSession } from '../data/useSession';
import { useOwnTitle } from '../provider/pageTitle';
import { sharedMessages } from '../provider/sharedMessages';
import { useMessages } from '../texts/useMessages';
import { useNavigation } from '../provider/useNavigation';
import { FormActions } from '../ui/FormActions';
import { Link } from '../ui/Link';
import { Screen } from '../ui/Screen';

/** Explains that the page is for customers, and links to the log-in. */
export function LogInFirst({ focusHeading = false }: { focusHeading?: boolean }) {
  const session = useSession();
  const shared = useMessages('shared', sharedMessages);
  const { linkTo } = useNavigation();
  useOwnTitle(shared.logInHeading);
  const hasLostSession = session.status === 'signed-out' && session.hasLostSession;
  return (
    <Screen
      heading={shared.logInHeading}
      lead={hasLostSession ? shared.signedOut : shared.logInLead}
      focusHeading={focusHeading}
    >
      <FormActions>
        <Link variant="primary" {...linkTo('logIn')}>
          {shared.logIn}
        </Link>
      </FormActions>
    </Screen>
  );
}
