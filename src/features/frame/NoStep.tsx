import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { EmailLink } from '../../ui/EmailLink';
import { useProfileQuery } from '../../data/useProfileQuery';
import { asScreen } from '../../ui/asScreen';
import { Button } from '../../ui/Button';
import { FormActions } from '../../ui/FormActions';
import { Screen } from '../../ui/Screen';
import { frameMessages } from './messages';

/**
 * The page at / for a logged-in customer whose tags open no page.
 *
 * @example
 * ```tsx
 * <NoStep />
 * ```
 */
export const NoStep = asScreen(function NoStep() {
  const { config } = usePensionTrace('<NoStep>');
  const texts = useMessages('frame', frameMessages);
  const profile = useProfileQuery();
  const { email } = config.contact;
  return (
    <Screen heading={texts.noStepHeading} lead={texts.noStepText}>
      {email !== undefined && (
        <p>
          <EmailLink className="ptr ptr-link">{email}</EmailLink>
        </p>
      )}
      <FormActions>
        <Button isBusy={profile.isFetching} onPress={() => void profile.refetch()}>
          {texts.noStepAgain}
        </Button>
      </FormActions>
    </Screen>
  );
});
