import { sharedMessages } from '../../provider/sharedMessages';
import { useNavigation } from '../../provider/useNavigation';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { usePage } from '../../screens/PageContext';
import { useMessages } from '../../texts/useMessages';
import { useSession } from '../../data/useSession';
import { asFormScreen } from '../../ui/asScreen';
import { Link } from '../../ui/Link';
import { Notice } from '../../ui/Notice';
import { PasswordField } from '../../ui/PasswordField';
import { Screen } from '../../ui/Screen';
import { SplitScreen } from '../../ui/SplitScreen';
import { TextField } from '../../ui/TextField';
import { AccessForm } from './AccessForm';
import { AccessPanel } from './AccessPanel';
import { accessMessages } from './messages';
import { useLogIn, type UseLogInOptions } from './useLogIn';
import { Untranslated } from '../../ui/Untranslated';

/**
 * Log-in: 'Welcome Back', with the customer's name when there is an invite. Shows a notice
 * when the session has expired or the customer has logged out.
 *
 * @example
 * ```tsx
 * <LogInForm inviteId="invite-1" onCompleted={() => console.log('logged in')} />
 * ```
 */
export const LogInForm = asFormScreen(function LogInForm(options: UseLogInOptions, { slots }) {
  usePensionTrace('<LogInForm>');
  const { linkTo } = useNavigation();
  const texts = useMessages('access', accessMessages);
  const shared = useMessages('shared', sharedMessages);
  const page = usePage();
  const logIn = useLogIn({ ...options, inviteId: options.inviteId ?? page?.inviteId });
  const { fieldProps, errorOf, invitedName } = logIn;
  const session = useSession();
  const hasLoggedOut = session.status === 'logged-out' && session.hasLoggedOut === true;
  const lost = session.status === 'logged-out' && session.hasLostSession ? session : undefined;

  return (
    <SplitScreen aside={<AccessPanel visitor="returning" />}>
      <Screen
        heading={
          slots.heading ??
          (invitedName === undefined ? (
            texts.logInHeading
          ) : (
            <Untranslated within={texts.logInHeadingNamed(invitedName)}>{invitedName}</Untranslated>
          ))
        }
      >
        {lost && (
          <Notice tone="info">
            {lost.wasIdle ? texts.idleLoggedOut : lost.wasUnkept ? shared.unkept : shared.loggedOut}
          </Notice>
        )}
        {hasLoggedOut && <Notice tone="info">{texts.loggedOut}</Notice>}
        <p>
          {texts.noAccount}{' '}
          <Link className="ptr-link--alone" {...linkTo('signUp')}>
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
            {...fieldProps('email')}
          />
          <PasswordField
            label={texts.password}
            autoComplete="current-password"
            error={errorOf('password')}
            {...fieldProps('password')}
          />
          <p>
            <Link className="ptr-link--alone" {...linkTo('forgotPassword')}>
              {texts.forgotPasswordLink}
            </Link>
          </p>
        </AccessForm>
      </Screen>
    </SplitScreen>
  );
});
