import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useApplyTags } from '../../provider/useAccount';
import { useMessages } from '../../provider/useMessages';
import { Button } from '../../ui/Button';
import { FormActions } from '../../ui/FormActions';
import { Link } from '../../ui/Link';
import { Screen } from '../../ui/Screen';
import { frameMessages } from './messages';

/** Stands at / for a signed-in customer whose tags open no screen (specification section 2.1). */
export function NoStep() {
  const { config } = usePensionTrace('NoStep');
  const texts = useMessages(frameMessages);
  const applyTags = useApplyTags();
  const { email } = config.contact;
  return (
    <Screen heading={texts.noStepHeading} lead={texts.noStepText}>
      {email !== undefined && (
        <p>
          <Link href={`mailto:${email}`}>{email}</Link>
        </p>
      )}
      <FormActions>
        <Button onPress={() => applyTags(null)}>{texts.noStepAgain}</Button>
      </FormActions>
    </Screen>
  );
}
