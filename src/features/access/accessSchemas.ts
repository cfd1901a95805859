import * as v from 'valibot';
import { checkEmail, formatEmail } from '../../domain/email';
import { checkName, formatName } from '../../domain/name';
import { checkPassword } from '../../domain/password';
import type { Rules } from '../../domain/rules';
import { fieldCheck } from '../../forms/fieldCheck';
import { textSchema } from '../../forms/textSchema';
import type { accessMessages } from './messages';

type Texts = typeof accessMessages;

const emailField = (texts: Texts) =>
  textSchema(checkEmail, (problem) => (problem === 'missing' ? texts.emailMissing : texts.emailInvalid));

const passwordField = (texts: Texts, rules: Rules) =>
  textSchema(
    (value) => checkPassword(value, rules),
    (problem) => {
      if (problem === 'missing') return texts.passwordMissing;
      return rules.passwordMax === undefined ? texts.passwordInvalidInclusive : texts.passwordInvalid;
    },
  );

const nameField = (missing: string, invalid: string, rules: Rules) =>
  textSchema(
    (value) => checkName(value, rules),
    (problem) => (problem === 'missing' ? missing : invalid),
  );

export interface SignUpValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export function signUpSchema(texts: Texts, rules: Rules) {
  const isInclusive = rules.isNamePunctuationAllowed;
  return v.pipe(
    v.object({
      firstName: nameField(
        texts.firstNameMissing,
        isInclusive ? texts.firstNameInvalidInclusive : texts.firstNameInvalid,
        rules,
      ),
      lastName: nameField(
        texts.lastNameMissing,
        isInclusive ? texts.lastNameInvalidInclusive : texts.lastNameInvalid,
        rules,
      ),
      email: emailField(texts),
      password: passwordField(texts, rules),
    }),
    v.transform((values): SignUpValues => ({
      firstName: formatName(values.firstName, rules),
      lastName: formatName(values.lastName, rules),
      email: formatEmail(values.email),
      password: values.password,
    })),
  );
}

export interface LogInValues {
  email: string;
  password: string;
}

export function logInSchema(texts: Texts, rules: Rules) {
  return v.pipe(
    v.object({ email: emailField(texts), password: passwordField(texts, rules) }),
    v.transform((values): LogInValues => ({ ...values, email: formatEmail(values.email) })),
  );
}

export interface ForgotPasswordValues {
  email: string;
}

export function forgotPasswordSchema(texts: Texts) {
  return v.pipe(
    v.object({ email: emailField(texts) }),
    v.transform((values): ForgotPasswordValues => ({ email: formatEmail(values.email) })),
  );
}

export interface ResetPasswordValues {
  password: string;
  confirmation: string;
}

export function resetPasswordSchema(texts: Texts, rules: Rules) {
  return v.pipe(
    v.object({ password: passwordField(texts, rules), confirmation: v.string() }),
    fieldCheck<ResetPasswordValues>(({ password, confirmation }) =>
      password === confirmation ? [] : [['confirmation', texts.passwordsDiffer]],
    ),
  );
}
