import type { FormOptions } from '../../forms/useForm';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { FormActions } from '../../ui/FormActions';
import { Mark } from '../../ui/Mark';
import { PasswordField } from '../../ui/PasswordField';
import { Screen } from '../../ui/Screen';
import { SplitScreen } from '../../ui/SplitScreen';
import { AccessForm } from './AccessForm';
import { AccessPanel } from './AccessPanel';
import { accessMessages } from './messages';
import { useResetPassword } from './useResetPassword';

/** Props of {@link ResetPassword}. */
export interface ResetPasswordProps extends FormOptions<void> {
  /** Called by 'Continue' after success: go to / and reload the page. */
  onContinue: () => void;
}

/**
 * 'Reset Password', in recovery mode only, and its success view.
 *
 * @example
 * ```tsx
 * <ResetPassword onContinue={() => window.location.assign('/')} />
 * ```
 */
export function ResetPassword({ onContinue, ...options }: ResetPasswordProps) {
  const { rules } = usePensionTrace('<ResetPassword>');
  const texts = useMessages('access', accessMessages);
  const reset = useResetPassword(options);
  const { fieldProps, errorOf, state } = reset;

  if (state.status === 'success') {
    return (
      <SplitScreen key="done" aside={<AccessPanel visitor="returning" />}>
        <Screen
          before={<Mark icon="check" isDone />}
          heading={texts.resetDoneHeading}
          lead={texts.resetDoneText}
          focusHeading
        >
          <FormActions>
            <Button onPress={onContinue}>{texts.resetContinue}</Button>
          </FormActions>
        </Screen>
      </SplitScreen>
    );
  }

  return (
    <SplitScreen aside={<AccessPanel visitor="returning" />}>
      <Screen heading={texts.resetHeading}>
        <AccessForm access={reset} submitLabel={texts.resetSubmit} busyLabel={texts.resetBusy}>
          <PasswordField
            label={texts.newPassword}
            toggleName={texts.newPassword}
            hint={rules.passwordMax === undefined ? texts.passwordHintInclusive : texts.passwordHint}
            autoComplete="new-password"
            error={errorOf('password')}
            {...fieldProps('password')}
          />
          <PasswordField
            label={texts.confirmPassword}
            toggleName={texts.confirmPassword}
            autoComplete="new-password"
            error={errorOf('confirmation')}
            {...fieldProps('confirmation')}
          />
        </AccessForm>
      </Screen>
    </SplitScreen>
  );
}
