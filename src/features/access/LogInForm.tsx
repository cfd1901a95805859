import { sharedMessages } from '../../provider/sharedMessages';
import { useMessages } from '../../provider/useMessages';
import { useSession } from '../../data/useSession';
import { Link } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { Screen } from '../../ui/Screen';
import { SplitScreen } from '../../ui/SplitScreen';
import { TextField } from '../../ui/TextField';
import { AccessForm } from './AccessForm';
import { AccessPanel } from './AccessPanel';
import { AccessPasswordField } from './AccessPasswordField';
import { accessMessages } from './messages';
import { useLogIn, type UseLogInOptions } from './useLogIn';

export interface LogInFormProps extends UseLogInOptions {
  /** Where 'Start Your Trace' leads. Default '/signup'. */
  signUpHref?: string;
  /** Where 'Forgot password?' leads. Default '/forgot-password'. */
  forgotPasswordHref?: string;
  /** Follows a link without loading the page anew. Default: the browser follows it. */
  onNavigate?: (href: string) => void;
}

/**
 * Log-in: 'Welcome Back', or with the name behind the invite (specification section 2.2). Says so when the customer is
 * here because their session has ended by itself.
 */
export function LogInForm(props: LogInFormProps) {
  const { signUpHref = '/signup', forgotPasswordHref = '/forgot-password', onNavigate, ...options } = props;
  const texts = useMessages(accessMessages);
  const shared = useMessages(sharedMessages);
  const logIn = useLogIn(options);
  const { register, errorOf, invitedName } = logIn;
  const session = useSession();
  const hasLostSession = session.status === 'signed-out' && session.hasLostSession;

  return (
    <SplitScreen aside={<AccessPanel visitor="returning" />}>
      <Screen heading={invitedName === undefined ? texts.logInHeading : texts.logInHeadingNamed(invitedName)}>
        {hasLostSession && <Notice tone="info">{shared.signedOut}</Notice>}
        <p>
          {texts.noAccount}{' '}
          <Link href={signUpHref} onNavigate={onNavigate}>
            {texts.noAccountLink}
          </Link>
        </p>
        <AccessForm access={logIn} submitLabel={texts.logInSubmit}>
          <TextField
            label={texts.email}
            type="email"
            autoComplete="email"
            spellCheck={false}
            error={errorOf('email')}
            {...register('email')}
          />
          <AccessPasswordField
            label={texts.password}
            autoComplete="current-password"
            error={errorOf('password')}
            {...register('password')}
          />
          <p>
            <Link href={forgotPasswordHref} onNavigate={onNavigate}>
              {texts.forgotPasswordLink}
            </Link>
          </p>
        </AccessForm>
      </Screen>
    </SplitScreen>
  );
}
