import * as z from 'zod/mini';
import { checkEmail, formatEmail } from '../../domain/email';
import { checkName, formatName } from '../../domain/name';
import { checkPassword } from '../../domain/password';
import type { Rules } from '../../domain/rules';
import type { Widened } from '../../provider/messages';
import { checkedText } from '../../provider/checkedText';
import type { accessMessages } from './messages';

type Texts = Widened<typeof accessMessages.defaults>;

const emailField = (texts: Texts) =>
  checkedText(checkEmail, (problem) => (problem === 'missing' ? texts.emailMissing : texts.emailInvalid));

const newPasswordField = (texts: Texts, rules: Rules) =>
  checkedText(
    (value) => checkPassword(value, rules),
    (problem) => (problem === 'missing' ? texts.passwordMissing : texts.passwordInvalid),
  );

export interface SignUpValues {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

export function signUpSchema(texts: Texts, rules: Rules) {
  return z.pipe(
    z.object({
      firstName: checkedText(
        (value) => checkName(value, rules),
        (problem) => (problem === 'missing' ? texts.firstNameMissing : texts.firstNameInvalid),
      ),
      lastName: checkedText(
        (value) => checkName(value, rules),
        (problem) => (problem === 'missing' ? texts.lastNameMissing : texts.lastNameInvalid),
      ),
      email: emailField(texts),
      password: newPasswordField(texts, rules),
    }),
    z.transform((values): SignUpValues => ({
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
  return z.pipe(
    z.object({ email: emailField(texts), password: newPasswordField(texts, rules) }),
    z.transform((values): LogInValues => ({ ...values, email: formatEmail(values.email) })),
  );
}

export interface ForgotPasswordValues {
  email: string;
}

export function forgotPasswordSchema(texts: Texts) {
  return z.pipe(
    z.object({ email: emailField(texts) }),
    z.transform((values): ForgotPasswordValues => ({ email: formatEmail(values.email) })),
  );
}

export interface ResetPasswordValues {
  password: string;
  confirmation: string;
}

export function resetPasswordSchema(texts: Texts, rules: Rules) {
  return z.object({ password: newPasswordField(texts, rules), confirmation: z.string() }).check((context) => {
    const { password, confirmation } = context.value;
    if (password === confirmation) return;
    context.issues.push({
      code: 'custom',
      path: ['confirmation'],
      message: texts.passwordsDiffer,
      input: confirmation,
    });
  });
}
