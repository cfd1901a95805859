import { useState, type ReactNode } from 'react';

import type { Form } from '../../forms/Form';
import { accessMessages } from '../../features/access/messages';
import { newPasswordProps } from '../../features/access/newPasswordProps';
import { CodeField } from '../../features/two-step/CodeField';
import { twoStepMessages } from '../../features/two-step/messages';
import { TextedCode } from '../../features/two-step/TextedCode';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useErrorSummary } from '../../screens/useErrorSummary';
import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { FormActions } from '../../ui/FormActions';
import { FormFrame } from '../../ui/FormFrame';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import { PasswordField } from '../../ui/PasswordField';
import { TextField } from '../../ui/TextField';
import { Untranslated } from '../../ui/Untranslated';
import type { EmailChangeValues, PasswordChangeValues } from './logInChangeFields';
import { profileMessages } from './messages';
import { useEmailChange, type UseEmailChangeResult } from './useEmailChange';
import { usePasswordChange, type UsePasswordChangeResult } from './usePasswordChange';

type View = { status: 'idle' | 'email' | 'password' | 'password-changed' } | { status: 'email-sent'; to: string };

/** A card to change the email address and the password, each after the customer has confirmed who they are. */
export function LogInCard() {
  const texts = useMessages('profile', profileMessages);
  const [view, setView] = useState<View>({ status: 'idle' });
  const close = () => setView({ status: 'idle' });

  return (
    <Card as="section" heading={texts.logInHeading}>
      <div role="status">
        {view.status === 'email-sent' && (
          <Notice tone="success">
            <Untranslated within={texts.emailSent(view.to)}>{view.to}</Untranslated>
          </Notice>
        )}
        {view.status === 'password-changed' && <Notice tone="success">{texts.passwordSaved}</Notice>}
      </div>
      <FormActions>
        <Button variant="secondary" onPress={() => setView({ status: 'email' })}>
          {texts.changeEmail}
        </Button>
        <Button variant="secondary" onPress={() => setView({ status: 'password' })}>
          {texts.changePassword}
        </Button>
      </FormActions>
      <Modal isOpen={view.status === 'email'} onClose={close} heading={texts.emailHeading} size="small">
        <p>{texts.emailText}</p>
        <EmailForm onDone={(to) => setView({ status: 'email-sent', to })} onCancel={close} />
      </Modal>
      <Modal isOpen={view.status === 'password'} onClose={close} heading={texts.passwordHeading} size="small">
        <p>{texts.passwordText}</p>
        <PasswordForm onDone={() => setView({ status: 'password-changed' })} onCancel={close} />
      </Modal>
    </Card>
  );
}

/** Mounted while its dialog is open: what was typed is forgotten with it. */
function EmailForm({ onDone, onCancel }: { onDone: (email: string) => void; onCancel: () => void }) {
  const texts = useMessages('profile', profileMessages);
  const change = useEmailChange({ onCompleted: ({ email }) => onDone(email) });
  return (
    <ChangeForm change={change} submitLabel={texts.emailSend} busyLabel={texts.emailBusy} onCancel={onCancel}>
      <TextField
        label={texts.emailNew}
        type="email"
        autoComplete="email"
        spellCheck={false}
        error={change.errorOf('email')}
        {...change.fieldProps('email')}
      />
      <CurrentPassword change={change} />
    </ChangeForm>
  );
}

function PasswordForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { rules } = usePensionTrace();
  const texts = useMessages('profile', profileMessages);
  const access = useMessages('access', accessMessages);
  const change = usePasswordChange({ onCompleted: onDone });
  return (
    <ChangeForm change={change} submitLabel={texts.passwordSave} busyLabel={texts.passwordBusy} onCancel={onCancel}>
      <CurrentPassword change={change} />
      <PasswordField
        label={access.newPassword}
        toggleName={access.newPassword}
        hint={rules.passwordMax === undefined ? access.passwordHintInclusive : access.passwordHint}
        {...newPasswordProps(rules)}
        error={change.errorOf('newPassword')}
        {...change.fieldProps('newPassword', { hasHint: true })}
      />
      <PasswordField
        label={access.confirmPassword}
        toggleName={access.confirmPassword}
        {...newPasswordProps(rules)}
        error={change.errorOf('confirmation')}
        {...change.fieldProps('confirmation')}
      />
    </ChangeForm>
  );
}

type Change = UseEmailChangeResult | UsePasswordChangeResult;

/** The password that is known, which confirms who the customer is, and the code of the second step. */
function CurrentPassword({ change }: { change: Change }) {
  const texts = useMessages('profile', profileMessages);
  const codeTexts = useMessages('twoStep', twoStepMessages);
  return (
    <>
      <PasswordField
        label={texts.passwordCurrent}
        toggleName={texts.passwordCurrent}
        hint={texts.passwordCurrentHint}
        autoComplete="current-password"
        error={change.errorOf('password')}
        {...change.fieldProps('password', { hasHint: true })}
      />
      {change.code && <CodeField form={change} hint={change.code.way === 'phone' ? codeTexts.textHint : undefined} />}
    </>
  );
}

interface ChangeFormProps<Values extends EmailChangeValues | PasswordChangeValues> {
  change: Form<Values> & Pick<Change, 'code'>;
  submitLabel: string;
  busyLabel: string;
  onCancel: () => void;
  children: ReactNode;
}

function ChangeForm<Values extends EmailChangeValues | PasswordChangeValues>(props: ChangeFormProps<Values>) {
  const { change, submitLabel, busyLabel, onCancel, children } = props;
  const texts = useMessages('profile', profileMessages);
  const summary = useErrorSummary(change);
  const { state } = change;
  const isBusy = state.status === 'pending';
  return (
    <>
      {change.code && <TextedCode {...change.code} />}
      <FormFrame
        summary={summary}
        onSubmit={change.submit}
        problem={state.status === 'error' ? state.message : undefined}
        buttons={
          <Button type="submit" isBusy={isBusy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        }
        isBusy={isBusy}
        cancel={{ label: texts.logInKeep, onPress: onCancel }}
      >
        {children}
      </FormFrame>
    </>
  );
}
