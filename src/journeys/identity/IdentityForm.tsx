import type { SyntheticEvent } from 'react';
import { CodeField } from '../../features/two-step/CodeField';
import { twoStepMessages } from '../../features/two-step/messages';
import { TextedCode } from '../../features/two-step/TextedCode';
import type { FactorCode } from '../../features/two-step/useFactorCode';
import { useErrorSummary } from '../../screens/useErrorSummary';
import type { Form } from '../../forms/Form';
import { useMessages } from '../../texts/useMessages';
import { Button, type ButtonProps } from '../../ui/Button';
import { FormFrame } from '../../ui/FormFrame';
import { PasswordField } from '../../ui/PasswordField';
import type { ConfirmationValues } from './confirmationFields';

export interface IdentityFormProps {
  confirmation: Form<ConfirmationValues>;
  /** The source of the code, when one is needed. */
  code: Pick<FactorCode, 'way' | 'text'> | undefined;
  texts: { password: string; passwordHint: string; confirm: string; confirmBusy: string; keep: string };
  variant?: ButtonProps['variant'] | undefined;
  isBusy: boolean;
  /** Why it failed, as a text for customers. */
  problem: string | undefined;
  onSubmit: (event: SyntheticEvent) => void;
  onCancel: () => void;
}

/** The password, and a code with two-step sign-in, that confirm an action. */
export function IdentityForm({ confirmation, code, texts, variant, isBusy, ...rest }: IdentityFormProps) {
  const codeTexts = useMessages('twoStep', twoStepMessages);
  const summary = useErrorSummary(confirmation);
  return (
    <>
      {code && <TextedCode {...code} />}
      <FormFrame
        summary={summary}
        onSubmit={rest.onSubmit}
        problem={rest.problem}
        buttons={
          <Button variant={variant} type="submit" isBusy={isBusy} busyLabel={texts.confirmBusy}>
            {texts.confirm}
          </Button>
        }
        isBusy={isBusy}
        cancel={{ label: texts.keep, onPress: rest.onCancel }}
      >
        <PasswordField
          label={texts.password}
          hint={texts.passwordHint}
          autoComplete="current-password"
          error={confirmation.errorOf('password')}
          {...confirmation.fieldProps('password', { hasHint: true })}
        />
        {code && <CodeField form={confirmation} hint={code.way === 'phone' ? codeTexts.textHint : undefined} />}
      </FormFrame>
    </>
  );
}
