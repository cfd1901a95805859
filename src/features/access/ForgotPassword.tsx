import { useMessages } from '../../provider/useMessages';
import { Link } from '../../ui/Link';
import { Button } from '../../ui/Button';
import { FormActions } from '../../ui/FormActions';
import { Screen } from '../../ui/Screen';
import { SplitScreen } from '../../ui/SplitScreen';
import { TextField } from '../../ui/TextField';
import { AccessForm } from './AccessForm';
import { AccessPanel } from './AccessPanel';
import { accessMessages } from './messages';
import { useForgotPassword, type UseForgotPasswordOptions } from './useForgotPassword';

export interface ForgotPasswordProps extends UseForgotPasswordOptions {
  /** Where the log-in screen is. Default '/login'. */
  logInHref?: string;
  /** Leads to the log-in screen without loading the page anew. */
  onNavigate: (href: string) => void;
}

/** 'Forgot Password' and, once sent, 'Check Your Email' (specification section 2.2). */
export function ForgotPassword({ logInHref = '/login', onNavigate, ...options }: ForgotPasswordProps) {
  const texts = useMessages(accessMessages);
  const forgot = useForgotPassword(options);

  if (forgot.sentTo !== undefined) {
    return (
      <SplitScreen key="sent" aside={<AccessPanel visitor="returning" />}>
        <Screen heading={texts.checkEmailHeading} lead={texts.resetSentText(forgot.sentTo)} focusHeading>
          <p>{texts.mailHelp}</p>
          <FormActions>
            <Button onPress={() => onNavigate(logInHref)}>{texts.returnToLogIn}</Button>
          </FormActions>
        </Screen>
      </SplitScreen>
    );
  }

  return (
    <SplitScreen aside={<AccessPanel visitor="returning" />}>
      <Screen heading={texts.forgotHeading} lead={texts.forgotText}>
        <AccessForm access={forgot} submitLabel={texts.forgotSubmit}>
          <TextField
            label={texts.email}
            type="email"
            autoComplete="email"
            spellCheck={false}
            error={forgot.errorOf('email')}
            {...forgot.register('email')}
          />
        </AccessForm>
        <p>
          <Link href={logInHref} onNavigate={onNavigate}>
            {texts.logInInstead}
          </Link>
        </p>
      </Screen>
    </SplitScreen>
  );
}
