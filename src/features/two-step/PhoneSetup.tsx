import { useMemo } from 'react';
import { BackendError } from '../../backend/BackendError';
import { useForm } from '../../forms/useForm';
import { useErrorSummary } from '../../screens/useErrorSummary';
import { useMessages } from '../../texts/useMessages';
import { Button } from '../../ui/Button';
import { Disclosure } from '../../ui/Disclosure';
import { FormFrame } from '../../ui/FormFrame';
import { TextField } from '../../ui/TextField';
import { twoStepMessages } from './messages';
import { phoneFields } from './phoneFields';

interface PhoneSetupProps {
  /** Adds the phone with this number. */
  enrol: (phone: string) => Promise<void>;
}

/** The second way to set up two-step sign-in: asks for the number to which codes are sent by text. */
export function PhoneSetup({ enrol }: PhoneSetupProps) {
  const texts = useMessages('twoStep', twoStepMessages);
  const fields = useMemo(() => phoneFields(texts), [texts]);
  const form = useForm({
    part: 'twoStepSetup',
    fields,
    run: ({ phone }) => enrol(phone).catch(explainUnavailable),
    onDone: () => {},
  });
  const summary = useErrorSummary(form);
  const { state, submit, fieldProps, errorOf } = form;
  const isBusy = state.status === 'pending';

  /** A project may send no texts although its firm's page offers them. */
  function explainUnavailable(error: unknown): never {
    if (BackendError.from(error).serverCode !== 'mfa_phone_enroll_not_enabled') throw error;
    throw new BackendError('refused', texts.phoneUnavailable, { cause: error });
  }

  return (
    <Disclosure summary={texts.byText}>
      <p>{texts.byTextLead}</p>
      <FormFrame
        summary={summary}
        onSubmit={submit}
        problem={state.status === 'error' ? state.message : undefined}
        buttons={
          <Button type="submit" variant="secondary" isBusy={isBusy}>
            {texts.phoneSubmit}
          </Button>
        }
        isBusy={isBusy}
      >
        <TextField
          label={texts.phone}
          hint={texts.phoneHint}
          type="tel"
          autoComplete="tel"
          width="20"
          error={errorOf('phone')}
          {...fieldProps('phone', { hasHint: true })}
        />
      </FormFrame>
    </Disclosure>
  );
}
