import { checkEmail, correctEmail, formatEmail } from '../../domain/email';
import { missingOrInvalid } from '../../forms/missingOrInvalid';
import { checkName, formatName } from '../../domain/name';
import { checkPassword, formatPassword } from '../../domain/password';
import type { Rules } from '../../domain/rules';
import { text, type ValuesOf } from '../../forms/field';
import { nameRule } from '../../forms/nameRule';
import type { sharedMessages } from '../../provider/sharedMessages';
import type { accessMessages } from './messages';

type Texts = typeof accessMessages;

/** The form of the sign-up. */
export function signUpFields(texts: Texts, shared: typeof sharedMessages, rules: Rules) {
  const isInclusive = rules.isNamePunctuationAllowed;
  const name = { check: checkName, length: rules.name, rules, shared };
  return {
    firstName: text({
      parameter: 'firstName',
      rule: nameRule({
        ...name,
        other: 'lastName',
        missing: texts.firstNameMissing,
        invalid: isInclusive ? texts.firstNameInvalidInclusive : texts.firstNameInvalid,
      }),
      send: (value) => formatName(value, rules),
    }),
    lastName: text({
      parameter: 'lastName',
      rule: nameRule({
        ...name,
        other: 'firstName',
        missing: texts.lastNameMissing,
        invalid: isInclusive ? texts.lastNameInvalidInclusive : texts.lastNameInvalid,
      }),
      send: (value) => formatName(value, rules),
    }),
    ...logInFields(texts, rules),
  };
}

/** The form of the log-in. */
export function logInFields(texts: Texts, rules: Rules) {
  return { ...forgotPasswordFields(texts), ...passwordField(texts, rules) };
}

/** The form for a forgotten password. */
export function forgotPasswordFields(texts: Texts) {
  return {
    email: text({
      parameter: 'email',
      rule(value) {
        const address = correctEmail(value);
        const invalid =
          address === undefined ? texts.emailInvalid : `${texts.emailInvalid}\n${texts.emailWithoutQuotes(address)}`;
        return missingOrInvalid(checkEmail(value), texts.emailMissing, invalid);
      },
      send: formatEmail,
    }),
  };
}

/** The form for a new password. */
export function resetPasswordFields(texts: Texts, rules: Rules) {
  return {
    ...passwordField(texts, rules),
    confirmation: text({
      rule: (value, { password }: { password: string }) =>
        formatPassword(value) === formatPassword(password) ? undefined : texts.passwordsDiffer,
    }),
  };
}

function passwordField(texts: Texts, rules: Rules) {
  return { password: text({ parameter: 'password', rule: passwordRule(texts, rules), send: formatPassword }) };
}

/** Returns the rule of a password that is to be set. */
export function passwordRule(texts: Texts, rules: Rules): (value: string) => string | undefined {
  const invalid = rules.passwordMax === undefined ? texts.passwordInvalidInclusive : texts.passwordInvalid;
  return (value) => {
    const problem = checkPassword(value, rules);
    return problem === 'too-long' ? texts.passwordTooLong : missingOrInvalid(problem, texts.passwordMissing, invalid);
  };
}

/** The values of the sign-up, as typed. */
export interface SignUpValues extends ValuesOf<ReturnType<typeof signUpFields>> {}
/** The values of the log-in, as typed. */
export interface LogInValues extends ValuesOf<ReturnType<typeof logInFields>> {}
/** The value of the form for a forgotten password, as typed. */
export interface ForgotPasswordValues extends ValuesOf<ReturnType<typeof forgotPasswordFields>> {}
/** The values of the form for a new password, as typed. */
export interface ResetPasswordValues extends ValuesOf<ReturnType<typeof resetPasswordFields>> {}
