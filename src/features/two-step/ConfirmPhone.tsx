import { useErrorSummary } from '../../screens/useErrorSummary';
import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { FormFrame } from '../../ui/FormFrame';
import { CodeField } from './CodeField';
import { twoStepMessages } from './messages';
import { TextedCode } from './TextedCode';
import { useSecondStep } from './useSecondStep';

interface ConfirmPhoneProps {
  factorId: string;
  /** Called once, when the first code is accepted. */
  onConfirmed: () => void;
  /** Called by 'Not now'. */
  onCancel: () => void;
}

/** Checks that texts reach a phone: sends a code, and asks for it. */
export function ConfirmPhone({ factorId, onConfirmed, onCancel }: ConfirmPhoneProps) {
  const texts = useMessages('twoStep', twoStepMessages);
  const form = useSecondStep({ factorId, isPhone: true, onCompleted: onConfirmed });
  const summary = useErrorSummary(form);
  const { state, submit, way, text } = form;
  const isBusy = state.status === 'pending';

  return (
    <div className="ptr ptr-two-step__ways">
      <TextedCode way={way} text={text} />
      <div className="ptr ptr-two-step__way">
        <FormFrame
          summary={summary}
          onSubmit={submit}
          problem={state.status === 'error' ? state.message : undefined}
          buttons={
            <Button type="submit" isBusy={isBusy}>
              {texts.confirm}
            </Button>
          }
          isBusy={isBusy}
          cancel={{ label: texts.stopSetup, onPress: onCancel }}
        >
          <CodeField form={form} hint={texts.textHint} />
        </FormFrame>
      </div>
    </div>
  );
}
