import { useNavigation } from '../../provider/useNavigation';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { usePage } from '../../screens/PageContext';
import { useMessages } from '../../texts/useMessages';
import { asFormScreen } from '../../ui/asScreen';
import { Link } from '../../ui/Link';
import { PasswordField } from '../../ui/PasswordField';
import { Screen } from '../../ui/Screen';
import { SplitScreen } from '../../ui/SplitScreen';
import { TextField } from '../../ui/TextField';
import { AccessForm } from './AccessForm';
import { AccessPanel } from './AccessPanel';
import { accessMessages } from './messages';
import { useAccessNews } from './useAccessNews';
import { useLogIn, type UseLogInOptions, type UseLogInResult } from './useLogIn';
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
  const page = usePage();
  const logIn = useLogIn({ ...options, inviteId: options.inviteId ?? page?.inviteId });
  const { fieldProps, errorOf, invitedName } = logIn;
  const news = useAccessNews('logIn');

  return (
    <SplitScreen aside={<AccessPanel visitor="returning" />}>
      <Screen
        news={news}
        heading={
          slots.heading ??
          (invitedName === undefined ? (
            texts.logInHeading
          ) : (
            <Untranslated within={texts.logInHeadingNamed(invitedName)}>{invitedName}</Untranslated>
          ))
        }
      >
        <p>
          {texts.noAccount}{' '}
          <Link className="ptr-link--alone" {...linkTo('signUp')}>
            {texts.noAccountLink}
          </Link>
        </p>
        <AccessForm access={logIn} submitLabel={texts.logInSubmit} refusalHelp={<RefusalHelp state={logIn.state} />}>
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

/** What to do after a refusal that the customer can put right. */
function RefusalHelp({ state }: Pick<UseLogInResult, 'state'>) {
  const { linkTo } = useNavigation();
  const texts = useMessages('access', accessMessages);
  switch (state.status === 'error' ? state.error.serverCode : undefined) {
    case 'invalid_credentials':
      return (
        <p>
          {texts.logInRefused}{' '}
          <Link className="ptr-link--alone" {...linkTo('forgotPassword')}>
            {texts.logInRefusedLink}
          </Link>
        </p>
      );
    case 'email_not_confirmed':
      return <p>{texts.logInUnconfirmed}</p>;
    default:
      return null;
  }
}
