import type { ReactNode } from 'react';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useNavigation } from '../../provider/useNavigation';
import { useMessages } from '../../texts/useMessages';
import { asQuestionScreen, type QuestionScreen } from '../../ui/asScreen';
import { Disclosure } from '../../ui/Disclosure';
import { Link } from '../../ui/Link';
import { Mark } from '../../ui/Mark';
import { Notice } from '../../ui/Notice';
import { PasswordField } from '../../ui/PasswordField';
import { Screen } from '../../ui/Screen';
import { SplitScreen } from '../../ui/SplitScreen';
import { TextField } from '../../ui/TextField';
import { AccessForm } from './AccessForm';
import { AccessPanel } from './AccessPanel';
import { accessMessages } from './messages';
import { useAccessNews } from './useAccessNews';
import { useSignUp, type UseSignUpOptions } from './useSignUp';
import { Untranslated } from '../../ui/Untranslated';
import { OwnQuestions } from '../../screens/OwnQuestions';
import { HelpLink } from '../../screens/HelpLink';
import { newPasswordProps } from './newPasswordProps';

/** Props of {@link SignUpForm}. */
export interface SignUpFormProps<Extra = unknown> extends UseSignUpOptions<Extra> {
  /** A notice above the form, such as why the customer is here. */
  notice?: ReactNode;
}

/**
 * Sign-up: 'Reclaim Your Lost Pension', with names, email and password. Where new addresses must be confirmed it ends in
 * 'Check your email', worded the same for an address that already has an account.
 *
 * @example
 * ```tsx
 * <SignUpForm
 *   notice="Have your National Insurance number ready."
 *   onCompleted={() => console.log('signed up')}
 * />
 * ```
 */
export const SignUpForm = asQuestionScreen(function SignUpForm<Extra = unknown>(
  { notice, ...options }: SignUpFormProps<Extra>,
  { slots }: QuestionScreen,
) {
  const { config, rules } = usePensionTrace('<SignUpForm>');
  const { linkTo } = useNavigation();
  const texts = useMessages('access', accessMessages);
  const signUp = useSignUp(options);
  const { fieldProps, errorOf } = signUp;
  const news = useAccessNews('signUp');

  if (signUp.confirmationSentTo !== undefined) {
    return (
      <SplitScreen key="confirm" aside={<AccessPanel visitor="new" />}>
        <Screen
          before={<Mark icon="mail" />}
          heading={texts.checkEmailHeading}
          lead={
            <Untranslated within={texts.confirmEmailText(signUp.confirmationSentTo)}>
              {signUp.confirmationSentTo}
            </Untranslated>
          }
          focusHeading
        >
          <p>{texts.mailHelp}</p>
          <p>
            <Link className="ptr-link--alone" {...linkTo('logIn')}>
              {texts.returnToLogIn}
            </Link>
          </p>
        </Screen>
      </SplitScreen>
    );
  }

  return (
    <SplitScreen aside={<AccessPanel visitor="new" />}>
      <Screen heading={slots.heading ?? texts.signUpHeading} lead={texts.signUpLead} news={news}>
        <SignUpCost />
        {notice !== undefined && <Notice tone="info">{notice}</Notice>}
        <p>
          {texts.haveAccount}{' '}
          <Link className="ptr-link--alone" {...linkTo('logIn')}>
            {texts.haveAccountLink}
          </Link>
        </p>
        <AccessForm
          access={signUp}
          submitLabel={texts.signUpSubmit}
          refusalHelp={
            signUp.isRegistered && (
              <Link variant="button" {...linkTo('logIn')}>
                {texts.logInWithEmail}
              </Link>
            )
          }
        >
          <TextField
            label={texts.firstName}
            autoComplete="given-name"
            error={errorOf('firstName')}
            {...fieldProps('firstName')}
          />
          <TextField
            label={texts.lastName}
            autoComplete="family-name"
            error={errorOf('lastName')}
            {...fieldProps('lastName')}
          />
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
            hint={rules.passwordMax === undefined ? texts.passwordHintInclusive : texts.passwordHint}
            {...newPasswordProps(rules)}
            error={errorOf('password')}
            {...fieldProps('password')}
          />
          <OwnQuestions extra={signUp.extra}>{slots.fields}</OwnQuestions>
          <p className="ptr ptr-caption">
            {texts.consent}{' '}
            {config.links.yourData === undefined ? (
              texts.consentLink
            ) : (
              <Link href={config.links.yourData} isExternal>
                {texts.consentLink}
              </Link>
            )}
          </p>
        </AccessForm>
      </Screen>
    </SplitScreen>
  );
});

/** What tracing costs in a line before the form. One press shows who pays for it, and the government's free service. */
function SignUpCost() {
  const { firm, links } = usePensionTrace().config;
  const texts = useMessages('access', accessMessages);
  const hasService = links.help?.pensionTracingService !== null;
  return (
    <div className="ptr ptr-access-cost">
      {firm.price !== undefined && (
        <p>
          <strong>{firm.price}</strong>
        </p>
      )}
      {(hasService || firm.paidBy !== undefined) && (
        <Disclosure summary={texts.moreAboutCost}>
          {firm.paidBy !== undefined && <p>{firm.paidBy}</p>}
          {hasService && (
            <p>
              {texts.freeService} <HelpLink place="pensionTracingService">{texts.freeServiceLink}</HelpLink>
            </p>
          )}
        </Disclosure>
      )}
    </div>
  );
}
