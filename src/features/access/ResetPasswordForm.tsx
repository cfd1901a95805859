import { usePensionTrace } from '../../provider/PensionTraceContext';
import { usePage } from '../../screens/PageContext';
import { useMessages } from '../../texts/useMessages';
import { asFormScreen, type ScreenSlots } from '../../ui/asScreen';
import { Button } from '../../ui/Button';
import { FormActions } from '../../ui/FormActions';
import { Mark } from '../../ui/Mark';
import { PasswordField } from '../../ui/PasswordField';
import { Screen } from '../../ui/Screen';
import { SplitScreen } from '../../ui/SplitScreen';
import { AccessForm } from './AccessForm';
import { AccessPanel } from './AccessPanel';
import { ExpiredLink } from './ExpiredLink';
import { LeftLink } from './LeftLink';
import { LinkAccount } from './LinkAccount';
import { LinkCheck } from './LinkCheck';
import { accessMessages } from './messages';
import { PageLinkToOpen } from './OpenLink';
import { useResetPassword, type UseResetPasswordOptions } from './useResetPassword';
import { newPasswordProps } from './newPasswordProps';

/** Props of {@link ResetPasswordForm}. */
export interface ResetPasswordFormProps extends UseResetPasswordOptions {
  /** Called by 'Continue' after success: go to the log-in and reload the page. Default: goes to the log-in. */
  onContinue?: (() => void) | undefined;
}

/**
 * 'Reset Password', in recovery mode only, and its success view. Names the account first, with 'This is not me'. Below a
 * `PensionTracePage` it also shows the link before it is opened, and what became of it.
 *
 * @example
 * ```tsx
 * <ResetPasswordForm onContinue={() => window.location.assign('/login')} />
 * ```
 */
export const ResetPasswordForm = asFormScreen(function ResetPasswordForm(
  props: ResetPasswordFormProps,
  { slots, ...root },
) {
  usePensionTrace('<ResetPasswordForm>');
  const { link } = usePage() ?? {};
  switch (link?.status) {
    case 'unopened':
      return <PageLinkToOpen link={link.link} root={root} />;
    case 'pending':
      return <LinkCheck />;
    case 'expired':
      return <ExpiredLink {...root} />;
    case 'left':
      return <LeftLink purpose="reset" />;
    default:
      return <NewPassword {...props} slots={slots} />;
  }
});

type NewPasswordProps = ResetPasswordFormProps & { slots: ScreenSlots };

function NewPassword({ onContinue, slots, ...options }: NewPasswordProps) {
  const { rules, navigation } = usePensionTrace();
  const page = usePage();
  const texts = useMessages('access', accessMessages);
  const reset = useResetPassword({
    ...options,
    onLeave() {
      page?.onLinkLeft();
      options.onLeave?.();
    },
    onCompleted() {
      page?.onReset();
      options.onCompleted?.();
    },
  });
  const goToLogIn = () => navigation.navigate(navigation.paths.logIn, { replace: true });
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
            <Button onPress={onContinue ?? goToLogIn}>{texts.resetContinue}</Button>
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
            {...newPasswordProps(rules)}
            error={errorOf('password')}
            {...fieldProps('password')}
          />
          <PasswordField
            label={texts.confirmPassword}
            toggleName={texts.confirmPassword}
            {...newPasswordProps(rules)}
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
}
