import { useNavigation } from '../../provider/useNavigation';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { asFormScreen } from '../../ui/asScreen';
import { Link } from '../../ui/Link';
import { Button } from '../../ui/Button';
import { FormActions } from '../../ui/FormActions';
import { Mark } from '../../ui/Mark';
import { Screen } from '../../ui/Screen';
import { SplitScreen } from '../../ui/SplitScreen';
import { TextField } from '../../ui/TextField';
import { AccessForm } from './AccessForm';
import { AccessPanel } from './AccessPanel';
import { accessMessages } from './messages';
import { useForgotPassword, type UseForgotPasswordOptions } from './useForgotPassword';
import { Untranslated } from '../../ui/Untranslated';

/**
 * 'Forgot Password' and, once sent, 'Check Your Email'. Says the same for an address without an account.
 *
 * @example
 * ```tsx
 * <ForgotPasswordForm redirectTo="https://www.your-firm.example/reset-password" />
 * ```
 */
export const ForgotPasswordForm = asFormScreen(function ForgotPasswordForm(
  options: UseForgotPasswordOptions,
  { slots },
) {
  usePensionTrace('<ForgotPasswordForm>');
  const { goTo, linkTo } = useNavigation();
  const texts = useMessages('access', accessMessages);
  const forgot = useForgotPassword(options);

  if (forgot.sentTo !== undefined) {
    return (
      <SplitScreen key="sent" aside={<AccessPanel visitor="returning" />}>
        <Screen
          before={<Mark icon="mail" />}
          heading={texts.checkEmailHeading}
          lead={<Untranslated within={texts.resetSentText(forgot.sentTo)}>{forgot.sentTo}</Untranslated>}
          focusHeading
        >
          <p>{texts.mailHelp}</p>
          <FormActions>
            <Button onPress={() => goTo('logIn')}>{texts.returnToLogIn}</Button>
          </FormActions>
        </Screen>
      </SplitScreen>
    );
  }

  return (
    <SplitScreen aside={<AccessPanel visitor="returning" />}>
      <Screen heading={slots.heading ?? texts.forgotHeading} lead={texts.forgotText}>
        <AccessForm access={forgot} submitLabel={texts.forgotSubmit}>
          <TextField
            label={texts.email}
            type="email"
            autoComplete="email"
            spellCheck={false}
            error={forgot.errorOf('email')}
            {...forgot.fieldProps('email')}
          />
        </AccessForm>
        <p>
          <Link className="ptr-link--alone" {...linkTo('logIn')}>
            {texts.logInInstead}
          </Link>
        </p>
      </Screen>
    </SplitScreen>
  );
});
