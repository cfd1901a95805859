import { useSession } from '../data/useSession';
import { useOwnTitle } from '../provider/pageTitle';
import { sharedMessages } from '../provider/sharedMessages';
import { useMessages } from '../texts/useMessages';
import { useLogInLink } from '../provider/useLogInLink';
import { FormActions } from '../ui/FormActions';
import { Link } from '../ui/Link';
import { Screen } from '../ui/Screen';

/** Explains that the page is for customers, and links to the log-in. */
export function LogInFirst({ focusHeading = false }: { focusHeading?: boolean }) {
  const session = useSession();
  const shared = useMessages('shared', sharedMessages);
  const link = useLogInLink();
  useOwnTitle(shared.logInHeading);
  const hasLostSession = session.status === 'logged-out' && session.hasLostSession;
  return (
    <Screen
      heading={shared.logInHeading}
      lead={hasLostSession ? shared.loggedOut : shared.logInLead}
      focusHeading={focusHeading}
    >
      <FormActions>
        <Link variant="primary" {...link}>
          {shared.logIn}
        </Link>
      </FormActions>
    </Screen>
  );
}
