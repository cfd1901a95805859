import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { asFormScreen } from '../../ui/asScreen';
import { Button } from '../../ui/Button';
import { FormActions } from '../../ui/FormActions';
import { Mark } from '../../ui/Mark';
import { PasswordField } from '../../ui/PasswordField';
import { Screen } from '../../ui/Screen';
import { SplitScreen } from '../../ui/SplitScreen';
import { AccessForm } from './AccessForm';
import { AccessPanel } from './AccessPanel';
import { LeftLink } from './LeftLink';
import { LinkAccount } from './LinkAccount';
import { accessMessages } from './messages';
import { useResetPassword, type UseResetPasswordOptions } from './useResetPassword';

/** Props of {@link ResetPassword}. */
export interface ResetPasswordProps extends UseResetPasswordOptions {
  /** Called by 'Continue' after success: go to the log-in and reload the page. */
  onContinue: () => void;
}

/**
 * 'Reset Password', in recovery mode only, and its success view. Names the account first, with 'This is not me'.
 *
 * @example
 * ```tsx
 * <ResetPassword onContinue={() => window.location.assign('/login')} />
 * ```
 */
export const ResetPassword = asFormScreen(function ResetPassword(
  { onContinue, ...options }: ResetPasswordProps,
  { slots },
) {
  const { rules } = usePensionTrace('<ResetPassword>');
  const texts = useMessages('access', accessMessages);
  const reset = useResetPassword(options);
  const { fieldProps, errorOf, state } = reset;

  if (reset.hasLeft) return <LeftLink purpose="reset" />;
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
      <Screen heading={slots.heading ?? texts.resetHeading}>
        {reset.account !== undefined && <LinkAccount email={reset.account} onNotMe={reset.leave} />}
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
        <p>
          <Button variant="quiet" onPress={reset.leave}>
            {texts.keepPassword}
          </Button>
        </p>
      </Screen>
    </SplitScreen>
  );
});
