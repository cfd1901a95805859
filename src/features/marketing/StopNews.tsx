import { useContext } from 'react';
import { useIsHydrating } from '../../loading/useIsHydrating';
import { LocationContext } from '../../provider/LocationContext';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useNavigation } from '../../provider/useNavigation';
import { useMessages } from '../../texts/useMessages';
import { asFormScreen, type ScreenSlots } from '../../ui/asScreen';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { FormActions } from '../../ui/FormActions';
import { Link } from '../../ui/Link';
import { Screen } from '../../ui/Screen';
import { InvalidLink } from './InvalidLink';
import { stopNewsMessages } from './stopNewsMessages';
import { useLinkValues } from './useLinkValues';
import { useStopNews, type UseStopNewsOptions } from './useStopNews';

/** Props of {@link StopNews}. */
export interface StopNewsProps extends Omit<UseStopNewsOptions, 'token'> {
  /** The token of the link. Default: the one in the query of the provider's `location`, from which it is then removed. */
  token?: string | undefined;
}

interface WithSlots {
  slots: ScreenSlots;
}

/**
 * The page of the link 'Stop emails about news' in a message, without a log-in. Opening it changes nothing, because mail
 * programs open links on their own: its button sends `news_unsubscribe`.
 *
 * @example
 * ```tsx
 * <StopNews token="7d0be4c1-5c1b-4f0e-8a55-2f6a0e9d1c34" />
 * ```
 * @throws Without `token`, when the PensionTraceProvider above has no `location`.
 */
export const StopNews = asFormScreen(function StopNews({ token, ...props }: StopNewsProps, { slots }) {
  usePensionTrace('<StopNews>');
  const isHydrating = useIsHydrating();
  if (token !== undefined) return <Question {...props} token={token} slots={slots} />;
  // A server does not read the token.
  if (isHydrating) return <Question {...props} isChecking slots={slots} />;
  return <StopNewsOfLink {...props} slots={slots} />;
});

const names = ['token'] as const;

/** The token in the address. */
function StopNewsOfLink(props: Omit<StopNewsProps, 'token'> & WithSlots) {
  const location = useContext(LocationContext);
  if (location === undefined) {
    throw new Error('<StopNews> needs `token`, or `location` on the <PensionTraceProvider> above it.');
  }
  const values = useLinkValues(location, 'stopNews', names);
  const token = values === 'spoilt' ? undefined : values?.token;
  // Each link has an answer of its own.
  return <Question key={token} {...props} token={token} />;
}

interface QuestionProps extends StopNewsProps, WithSlots {
  /** Whether the token is still to be read. */
  isChecking?: boolean;
}

function Question({ token = '', isChecking = false, slots, ...options }: QuestionProps) {
  const texts = useMessages('stopNews', stopNewsMessages);
  const { linkTo } = useNavigation();
  const { state, stop } = useStopNews({ token, ...options });

  if (state.status === 'success') {
    return (
      <Screen
        key="done"
        heading={state.wasOn ? texts.doneHeading : texts.alreadyHeading}
        lead={texts.done}
        focusHeading
      >
        <FormActions>
          <Link variant="button" {...linkTo('profile')}>
            {texts.profile}
          </Link>
        </FormActions>
      </Screen>
    );
  }
  const isInvalid = state.status === 'invalid' || (token === '' && !isChecking);
  return (
    <Screen heading={slots.heading ?? texts.heading} lead={isInvalid ? undefined : texts.lead}>
      {isInvalid ? (
        <InvalidLink />
      ) : (
        <>
          {state.status === 'error' && <ErrorBox message={state.message} />}
          <FormActions>
            <Button onPress={stop} isBusy={state.status === 'pending'} busyLabel={texts.stopping}>
              {texts.stop}
            </Button>
          </FormActions>
        </>
      )}
    </Screen>
  );
}
