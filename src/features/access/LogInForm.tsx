import type { ReactNode } from 'react';
import { useMessages } from '../../provider/useMessages';
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
  /** Something to say first, such as why the customer has to log in again. */
  notice?: ReactNode;
  /** Follows a link without loading the page anew. Default: the browser follows it. */
  onNavigate?: (href: string) => void;
}

/** Log-in: 'Welcome Back', or with the name behind the invite (specification section 2.2). */
export function LogInForm(props: LogInFormProps) {
  const { signUpHref = '/signup', forgotPasswordHref = '/forgot-password', notice, onNavigate, ...options } = props;
  const texts = useMessages(accessMessages);
  const logIn = useLogIn(options);
  const { register, errorOf, invitedName } = logIn;

  return (
    <SplitScreen aside={<AccessPanel visitor="returning" />}>
      <Screen heading={invitedName === undefined ? texts.logInHeading : texts.logInHeadingNamed(invitedName)}>
        {notice !== undefined && <Notice tone="info">{notice}</Notice>}
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
