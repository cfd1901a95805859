import { titles } from '../../domain/title';
import { NeverNote } from '../../entries/NeverNote';
import { sharedMessages } from '../../provider/sharedMessages';
import type { FormOptions } from '../../forms/useForm';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useErrorSummary } from '../../entries/useErrorSummary';
import { useMessages } from '../../texts/useMessages';
import { SubmitButton } from '../../entries/SubmitButton';
import { CustomerScreen } from '../../entries/CustomerScreen';
import { DateField } from '../../ui/DateField';
import { Disclosure } from '../../ui/Disclosure';
import { ErrorBox } from '../../ui/ErrorBox';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { FormActions } from '../../ui/FormActions';
import { SelectField } from '../../ui/SelectField';
import { TextField } from '../../ui/TextField';
import { personalDetailsMessages } from './messages';
import { PreviousNames } from './PreviousNames';
import { usePersonalDetails } from './usePersonalDetails';

/**
 * 'Your Personal Details'.
 *
 * @example
 * ```tsx
 * <PersonalDetailsForm onCompleted={({ tags }) => console.log(stepForTags(tags ?? []))} />
 * ```
 */
export function PersonalDetailsForm(props: FormOptions) {
  usePensionTrace('<PersonalDetailsForm>');
  const details = usePersonalDetails(props);
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
    <CustomerScreen heading={texts.heading} lead={texts.intro}>
      <ErrorSummary {...summary} />
      <form method="dialog" noValidate onSubmit={details.submit}>
        <SelectField
          label={texts.title}
          placeholder={texts.titlePlaceholder}
          options={titles.map(({ code }) => ({ value: String(code), label: texts[`title${code}`] }))}
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
          help={why(texts.phoneNumber, texts.phoneWhy)}
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
            hint={texts.nationalInsuranceHint}
            help={why(texts.nationalInsurance, texts.nationalInsuranceWhy)}
            placeholder={texts.nationalInsurancePlaceholder}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            width="13"
            error={errorOf('nationalInsurance')}
            {...fieldProps('nationalInsurance', { hasHint: true })}
          />
          <NeverNote />
        </div>
        {state.status === 'error' && <ErrorBox message={state.message} />}
        <FormActions>
          <SubmitButton status={state.status}>{texts.submit}</SubmitButton>
        </FormActions>
      </form>
    </CustomerScreen>
  );
}
