import { useEffect } from 'react';
import { useLogOut } from '../../data/useLogOut';
import { LoadingScreen } from '../../features/frame/LoadingScreen';
import { useOwnTitle } from '../../provider/pageTitle';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { useNavigation } from '../../provider/useNavigation';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { FormActions } from '../../ui/FormActions';
import { Link } from '../../ui/Link';
import { Screen } from '../../ui/Screen';
import { cancelledMessages } from '../cancelled/messages';
import { tracingMessages } from './messages';
import type { TracingScope } from './TracingScope';

/** Redirects an administrator to the back-office, or explains where to go if its URL is not configured. */
export function AdminScreen() {
  const { links } = usePensionTrace().config;
  const texts = useMessages('tracing', tracingMessages);
  const { state, logOut } = useLogOut();
  useOwnTitle(texts.adminHeading);

  useEffect(() => {
    if (links.backOffice !== undefined) window.location.replace(links.backOffice);
  }, [links.backOffice]);

  if (links.backOffice !== undefined) return <LoadingScreen />;
  return (
    <Screen heading={texts.adminHeading} lead={texts.adminText} focusHeading>
      {state.status === 'error' && <ErrorBox message={state.message} />}
      <FormActions>
        <Button isBusy={state.status === 'pending'} onPress={logOut}>
          {texts.logOut}
        </Button>
      </FormActions>
    </Screen>
  );
}

/** The end of a part whose log-in is the host's: confirms to customers that their data has been deleted. */
export function DeletedScreen() {
  const texts = useMessages('cancelledApplication', cancelledMessages);
  useOwnTitle(texts.deletedHeading);
  return <Screen heading={texts.deletedHeading} lead={texts.deletedText} focusHeading />;
}

/** The last page of a part, with a link to the other part. */
export function OutsideScreen({ scope }: { scope: TracingScope }) {
  const texts = useMessages('tracing', tracingMessages);
  const { linkTo } = useNavigation();
  const hasFinished = scope === 'onboarding';
  const heading = hasFinished ? texts.finishedHeading : texts.unfinishedHeading;
  useOwnTitle(heading);
  return (
    <Screen heading={heading} lead={hasFinished ? texts.finishedText : texts.unfinishedText} focusHeading>
      <FormActions>
        <Link variant="primary" {...linkTo(hasFinished ? 'portal' : 'personal')}>
          {hasFinished ? texts.finishedLink : texts.unfinishedLink}
        </Link>
      </FormActions>
    </Screen>
  );
}
