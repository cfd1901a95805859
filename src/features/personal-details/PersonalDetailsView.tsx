import type { ReactNode } from 'react';
import { OwnQuestions } from '../../screens/OwnQuestions';
import { SubmitButton } from '../../screens/SubmitButton';
import { useErrorSummary } from '../../screens/useErrorSummary';
import { sharedMessages } from '../../provider/sharedMessages';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { sentences } from '../../texts/sentences';
import { useMessages } from '../../texts/useMessages';
import { DateField } from '../../ui/DateField';
import { Disclosure } from '../../ui/Disclosure';
import { FormFrame, type FormFrameProps } from '../../ui/FormFrame';
import { SelectField } from '../../ui/SelectField';
import { TextField } from '../../ui/TextField';
import { Untranslated } from '../../ui/Untranslated';
import { personalDetailsMessages } from './messages';
import { PreviousNames } from './PreviousNames';
import type { UsePersonalDetailsResult } from './usePersonalDetails';

export interface PersonalDetailsViewProps extends Pick<FormFrameProps, 'cancel'> {
  /** The result of `usePersonalDetails`. */
  details: UsePersonalDetailsResult;
  submitLabel: string;
  /** The host's own questions. */
  questions?: ReactNode;
  /** Beside the National Insurance number. */
  note?: ReactNode;
  /** The last three characters of the number that stays when its field is empty. */
  kept?: string | null | undefined;
}

/** The form from its error summary to its buttons, with the hook called outside. */
export function PersonalDetailsView({ details, submitLabel, note, questions, kept, cancel }: PersonalDetailsViewProps) {
  const { promises } = usePensionTrace().config;
  const texts = useMessages('personalDetails', personalDetailsMessages);
  const shared = useMessages('shared', sharedMessages);
  const summary = useErrorSummary(details);
  const { state, fieldProps, errorOf, idOf } = details;
  const why = (label: string, answer: string) => (
    <Disclosure
      summary={
        <>
          {shared.whyWeAsk}
          <span className="ptr ptr-visually-hidden">{`: ${label}`}</span>
        </>
      }
    >
      {answer}
    </Disclosure>
  );

  return (
    <FormFrame
      summary={summary}
      onSubmit={details.submit}
      problem={state.status === 'error' ? state.message : undefined}
      buttons={<SubmitButton status={state.status}>{submitLabel}</SubmitButton>}
      isBusy={state.status === 'pending' || state.status === 'success'}
      cancel={cancel}
    >
      <SelectField
        label={texts.title}
        placeholder={texts.titlePlaceholder}
        options={details.options}
        autoComplete="honorific-prefix"
        width="13"
        error={errorOf('title')}
        {...fieldProps('title')}
      />
      <TextField
        label={texts.firstName}
        autoComplete="given-name"
        width="30"
        error={errorOf('firstName')}
        {...fieldProps('firstName')}
      />
      <TextField
        label={texts.lastName}
        autoComplete="family-name"
        width="30"
        error={errorOf('lastName')}
        {...fieldProps('lastName')}
      />
      <PreviousNames details={details} />
      <TextField
        label={texts.phoneNumber}
        hint={texts.phoneHint}
        help={why(texts.phoneNumber, sentences(texts.phoneWhy, promises.phone))}
        type="tel"
        autoComplete="tel"
        width="20"
        error={errorOf('phoneNumber')}
        {...fieldProps('phoneNumber', { hasHint: true })}
      />
      <DateField
        legend={texts.dateOfBirth}
        hint={texts.dateOfBirthHint}
        help={why(texts.dateOfBirth, texts.dateOfBirthWhy)}
        ids={{ day: idOf('day'), month: idOf('month'), year: idOf('year') }}
        error={errorOf('dateOfBirth')}
        day={{ label: texts.day, error: errorOf('day'), inputProps: fieldProps('day') }}
        month={{ label: texts.month, error: errorOf('month'), inputProps: fieldProps('month') }}
        year={{ label: texts.year, error: errorOf('year'), inputProps: fieldProps('year') }}
      />
      <div className="ptr ptr-beside">
        <TextField
          label={texts.nationalInsurance}
          hint={
            kept ? (
              <Untranslated within={texts.nationalInsuranceKept(kept)}>{kept}</Untranslated>
            ) : (
              texts.nationalInsuranceHint
            )
          }
          help={why(texts.nationalInsurance, sentences(texts.nationalInsuranceWhy, promises.nationalInsurance))}
          placeholder={texts.nationalInsurancePlaceholder}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          width="13"
          error={errorOf('nationalInsurance')}
          {...fieldProps('nationalInsurance', { hasHint: true })}
        />
        {note}
      </div>
      <OwnQuestions extra={details.extra}>{questions}</OwnQuestions>
    </FormFrame>
  );
}
