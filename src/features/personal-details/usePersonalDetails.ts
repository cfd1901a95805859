import { useMemo, useState } from 'react';
import { portalPersonal } from '../../backend/contracts/onboarding';
import { calendarDateIn } from '../../domain/clock';
import { checkPreviousName, formatName, tidyName } from '../../domain/name';
import { usePart } from '../../provider/usePart';
import { useAccount, useApplyTags } from '../../data/useAccount';
import { useMessages } from '../../provider/useMessages';
import { useForm, type Form, type FormOptions } from '../../forms/useForm';
import { personalDetailsMessages } from './messages';
import {
  invalidNameMessages,
  personalDetailsSchema,
  type PersonalDetails,
  type PersonalDetailsValues,
} from './personalDetailsSchema';

/** The result of {@link usePersonalDetails}. */
export interface UsePersonalDetailsResult extends Form<PersonalDetailsValues, PersonalDetails> {
  previousNames: {
    added: readonly string[];
    /** The error of the typed name, after `add` or a submission. */
    error: string | undefined;
    /** Adds the typed name to the list. Returns false and sets `error` when it is invalid. */
    add: () => boolean;
    remove: (index: number) => void;
  };
  /** Formats a name when its field loses focus: first letter uppercase, the rest lowercase. */
  formatOnBlur: (name: 'firstName' | 'lastName') => void;
}

const order = [
  'title',
  'firstName',
  'lastName',
  'previousName',
  'phoneNumber',
  'day',
  'month',
  'year',
  'dateOfBirth',
  'nationalInsurance',
] as const;

const empty: PersonalDetailsValues = {
  title: '',
  firstName: '',
  lastName: '',
  previousNames: [],
  previousName: '',
  phoneNumber: '',
  day: '',
  month: '',
  year: '',
  nationalInsurance: '',
  dateOfBirth: '',
};

/**
 * Headless hook for the personal details screen: procedure `portal_personal`.
 * First and last name are filled in from the profile and sent only if changed.
 *
 * @example
 * ```tsx
 * function PersonalDetails() {
 *   const { state, submit, fieldProps, idOf, errorOf } = usePersonalDetails({
 *     onCompleted: ({ tags }) => console.log(stepForTags(tags ?? [])),
 *   });
 *   return (
 *     <form noValidate onSubmit={submit}>
 *       <label htmlFor={idOf('firstName')}>First name</label>
 *       <input {...fieldProps('firstName')} />
 *       <p id={`${idOf('firstName')}-error`}>{errorOf('firstName')}</p>
 *       {state.status === 'error' && <p role="alert">{state.message}</p>}
 *       <button type="submit">Next</button>
 *     </form>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function usePersonalDetails(options: FormOptions = {}): UsePersonalDetailsResult {
  const { backend, clock, config, rules } = usePart('personalDetails');
  const texts = useMessages('personalDetails', personalDetailsMessages);
  const account = useAccount();
  const applyTags = useApplyTags();
  const user = account.status === 'ready' ? account.user : undefined;
  const { year, month, day } = calendarDateIn(clock.now(), config.timeZone);
  const schema = useMemo(
    () => personalDetailsSchema(texts, rules, { year, month, day }),
    [texts, rules, year, month, day],
  );

  const personal = useForm({
    part: 'personalDetails',
    schema,
    defaultValues: empty,
    arrivingValues: user && { firstName: user.first_name ?? '', lastName: user.last_name ?? '' },
    draftKey: 'personal-details',
    order,
    leadsTo: { dateOfBirth: 'day' },
    run: (values: PersonalDetails, headers) => {
      const input = {
        p_title: values.title,
        ...(values.firstName === user?.first_name ? {} : { p_first_name: values.firstName }),
        ...(values.lastName === user?.last_name ? {} : { p_last_name: values.lastName }),
        p_previous_names: values.previousNames,
        p_date_of_birth: values.dateOfBirth,
        p_national_insurance: values.nationalInsurance,
        p_phone_number: values.phoneNumber,
      };
      return backend.call(portalPersonal, input, { headers });
    },
    onDone: (tags) => {
      applyTags(tags);
      options.onCompleted?.({ tags });
    },
    onError: options.onError,
    onInvalid: options.onInvalid,
  });

  const { form } = personal;
  // The text that was not added: its error disappears as soon as the text changes.
  const [refused, setRefused] = useState<string>();
  const added = form.watch('previousNames');

  function add(): boolean {
    const { previousName } = form.getValues();
    const isAddable = checkPreviousName(previousName, rules) === undefined;
    setRefused(isAddable ? undefined : previousName);
    if (isAddable) form.setValues({ previousNames: [...added, tidyName(previousName)], previousName: '' });
    return isAddable;
  }

  function addError(): string | undefined {
    const previousName = form.watch('previousName');
    if (refused !== previousName) return undefined;
    const isMissing = checkPreviousName(previousName, rules) === 'missing';
    return isMissing ? texts.previousNameMissing : invalidNameMessages(texts, rules).previousName;
  }

  return {
    ...personal,
    previousNames: {
      added,
      error: addError() ?? personal.errorOf('previousName'),
      add,
      remove: (index) => form.setValues({ previousNames: added.filter((_name, position) => position !== index) }),
    },
    formatOnBlur(name) {
      const before = form.getValues()[name];
      const formatted = formatName(before, rules);
      // An unchanged field stays untouched, so that the profile can still fill it in.
      if (formatted !== before) form.setValues({ [name]: formatted });
    },
  };
}
