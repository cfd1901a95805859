import { SignedAuthorisation } from '../../features/signed-authorisation/SignedAuthorisation';
import { useSignedAuthorisations } from '../../features/signed-authorisation/useSignedAuthorisations';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../provider/useMessages';
import { Button } from '../../ui/Button';
import { FormActions } from '../../ui/FormActions';
import { Heading } from '../../ui/Heading';
import { Mark } from '../../ui/Mark';
import { Notice } from '../../ui/Notice';
import { Screen } from '../../ui/Screen';
import { Steps } from '../../ui/Steps';
import { signingDoneMessages } from './messages';

export interface SigningDoneProps {
  /** Called by 'Go to your portal'. */
  onContinue: () => void;
}

/** The confirmation after signing: a reference, the next steps with their dates, and a copy of the letter. */
export function SigningDone({ onContinue }: SigningDoneProps) {
  const { companyName = '' } = usePensionTrace().config;
  const texts = useMessages('signingDone', signingDoneMessages);
  const signed = useSignedAuthorisations();
  const newest = signed.status === 'ready' ? signed.items[0] : undefined;

  return (
    <Screen before={<Mark icon="check" isDone />} heading={texts.heading} lead={texts.lead} focusHeading>
      {newest && (
        <Notice tone="success" heading={texts.reference(newest.number)}>
          {texts.referenceText}
        </Notice>
      )}
      <Heading level={2}>{texts.nextHeading}</Heading>
      <Steps
        steps={[
          { title: texts.next1, text: texts.next1Text(companyName) },
          { title: texts.next2, text: texts.next2Text },
          { title: texts.next3, text: texts.next3Text },
        ]}
      />
      <FormActions>
        <Button onPress={onContinue}>{texts.continue}</Button>
      </FormActions>
      <SignedAuthorisation />
    </Screen>
  );
}
