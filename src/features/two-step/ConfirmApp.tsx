import type { FactorEnrolment } from '../../backend/PensionTraceAdapter';
import { useErrorSummary } from '../../screens/useErrorSummary';
import { useMessages } from '../../texts/useMessages';
import { Heading } from '../../ui/Heading';
import { Button } from '../../ui/Button';
import { FormFrame } from '../../ui/FormFrame';
import { Link } from '../../ui/Link';
import { CodeField } from './CodeField';
import { twoStepMessages } from './messages';
import { useSecondStep } from './useSecondStep';

interface ConfirmAppProps {
  /** The secret for the app. */
  enrolment: FactorEnrolment;
  /** Called once, when the first code is accepted. */
  onConfirmed: () => void;
  /** Called by 'Not now'. */
  onCancel: () => void;
}

/** Adds the account to an authenticator app: shows the QR code or the key, then asks for the app's first code. */
export function ConfirmApp({ enrolment, onConfirmed, onCancel }: ConfirmAppProps) {
  const texts = useMessages('twoStep', twoStepMessages);
  const form = useSecondStep({ factorId: enrolment.factorId, onCompleted: onConfirmed });
  const summary = useErrorSummary(form);
  const { state, submit } = form;

  return (
    <div className="ptr ptr-two-step__ways">
      <div className="ptr ptr-two-step__way">
        <Heading level={3}>{texts.scanHeading}</Heading>
        <img className="ptr ptr-two-step__qr" src={enrolment.qrCode} alt={texts.qrCode} />
      </div>
      <div className="ptr ptr-two-step__way">
        <Heading level={3}>{texts.typeHeading}</Heading>
        <p className="ptr ptr-quiet">{texts.typeHint}</p>
        {/* Groups are easier to read; a copy has no spaces. */}
        <code className="ptr ptr-two-step__key" translate="no">
          {(enrolment.secret.match(/.{1,4}/g) ?? []).map((group, index) => (
            <span key={index}>{group}</span>
          ))}
        </code>
        <p>
          <Link href={enrolment.uri}>{texts.openApp}</Link>
        </p>
      </div>
      <div className="ptr ptr-two-step__way">
        <Heading level={3}>{texts.codeHeading}</Heading>
        <FormFrame
          summary={summary}
          onSubmit={submit}
          problem={state.status === 'error' ? state.message : undefined}
          buttons={
            <Button type="submit" isBusy={state.status === 'pending'}>
              {texts.confirm}
            </Button>
          }
          isBusy={state.status === 'pending'}
          cancel={{ label: texts.stopSetup, onPress: onCancel }}
        >
          <CodeField form={form} />
        </FormFrame>
      </div>
    </div>
  );
}
