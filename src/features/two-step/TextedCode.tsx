import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { ErrorBox } from '../../ui/ErrorBox';
import { Notice } from '../../ui/Notice';
import { twoStepMessages } from './messages';
import type { FactorCode } from './useFactorCode';

/** The button that sends a code to the customer's phone. Renders nothing without a phone. */
export function TextedCode({ way, text }: Pick<FactorCode, 'way' | 'text'>) {
  const texts = useMessages('twoStep', twoStepMessages);
  if (!text) return null;
  const isSent = text.state.status === 'success';
  return (
    <div className="ptr ptr-two-step__way">
      {isSent && <Notice tone="info">{texts.textSent}</Notice>}
      {text.state.status === 'error' && <ErrorBox message={text.state.message} />}
      <Button variant="secondary" isBusy={text.state.status === 'pending'} onPress={text.send}>
        {isSent ? texts.textSendAgain : way === 'phone' ? texts.textSend : texts.textSendInstead}
      </Button>
    </div>
  );
}
