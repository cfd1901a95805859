import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { portalPersonal } from '../../backend/contracts/onboarding';
import type { UserProfile } from '../../backend/entities';
import { partsOfIsoDate } from '../../domain/dateOfBirth';
import { checkPreviousName, tidyName } from '../../domain/name';
import { titles } from '../../domain/title';
import { answerMessages } from '../../screens/answerMessages';
import type { Option } from '../../forms/Option';
import { sharedMessages } from '../../provider/sharedMessages';
import { usePart } from '../../provider/usePart';
import { useAccount, useApplyTags } from '../../data/useAccount';
import { useFirmDate } from '../../data/useFirmDate';
import { useMessages } from '../../texts/useMessages';
import { useForm } from '../../forms/useForm';
import type { FormDefaults, QuestionForm, QuestionOptions } from '../../forms/Form';
import { personalDetailsMessages } from './messages';
import { personalDetailsFields, personalNameRules, type PersonalDetailsValues } from './personalDetailsFields';

/** Options of {@link usePersonalDetails}. */
export interface UsePersonalDetailsOptions<Extra = unknown>
  extends QuestionOptions<Extra>, FormDefaults<PersonalDetailsValues> {
  /**
   * True to correct earlier answers: they are filled in, and an empty National Insurance number keeps the stored one.
   */
  isCorrection?: boolean | undefined;
}

/** The result of {@link usePersonalDetails}. The name fields format their text when they lose focus. */
export interface UsePersonalDetailsResult extends QuestionForm<PersonalDetailsValues> {
  /** The titles: the options of the field `title`. */
  options: readonly Option<string>[];
  previousNames: {
    added: readonly string[];
    /** The error of the typed name, after `add` or a submission. */
    error: string | undefined;
    /** Adds the typed name to the list. Returns false and sets `error` when it is invalid. */
    add: () => boolean;
    remove: (index: number) => void;
  };
}

/** The values of earlier answers, except the National Insurance number. */
function answersOf({ title, previous_names, phone, birth_date }: UserProfile) {
  const { day, month, year } = partsOfIsoDate(birth_date ?? '');
  return {
    title: title === null || title === undefined ? '' : String(title),
    previousNames: [...(previous_names ?? [])],
    phoneNumber: phone ?? '',
    day,
    month,
    year,
  };
}

/**
 * Headless hook for the personal details screen: procedure `portal_personal`. First and last name are filled in from the
 * profile and sent only if changed.
 *
 * @example
 * ```tsx
 * function PersonalDetails() {
 *   const { submit, fieldProps, errorOf } = usePersonalDetails({ onCompleted: ({ tags }) => console.log(stepForTags(tags ?? [])) });
 *   return (
 *     <form noValidate onSubmit={submit}>
 *       <input aria-label="First name" {...fieldProps('firstName')} /> {errorOf('firstName')} <button>Next</button>
 *     </form>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function usePersonalDetails<Extra = unknown>(
  options: UsePersonalDetailsOptions<Extra> = {},
): UsePersonalDetailsResult {
  const { backend, rules } = usePart('personalDetails');
  const texts = useMessages('personalDetails', personalDetailsMessages);
  const shared = useMessages('shared', sharedMessages);
  const answers = useMessages('answers', answerMessages);
  const account = useAccount();
  const applyTags = useApplyTags();
  const user = account.status === 'success' ? account.user : undefined;
  const today = useFirmDate();
  const firstName = user?.first_name;
  const lastName = user?.last_name;
  const { isCorrection = false } = options;
  const hasNumber = isCorrection && Boolean(user?.national_insurance_ending);
  const fields = useMemo(
    () => personalDetailsFields({ texts, shared, rules, today, known: { firstName, lastName }, hasNumber }),
    [texts, shared, rules, today, firstName, lastName, hasNumber],
  );

  const personal = useForm({
    part: 'personalDetails',
    fields,
    defaultValues: options.defaultValues,
    arriving: user && {
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      ...(isCorrection && answersOf(user)),
    },
    draft: 'personal-details',
    extraSchema: options.extraSchema,
    run: (payload, sent) => backend.call(portalPersonal, payload, sent),
    onDone: (tags, _payload, extra) => {
      applyTags(tags);
      options.onCompleted?.({ tags, extra });
    },
    onError: options.onError,
    onInvalid: options.onInvalid,
  });

  const { form } = personal;
  // The text that was not added: its error disappears as soon as the text changes.
  const [refused, setRefused] = useState<string>();
  const [added, typedName] = useWatch({ control: form.control, name: ['previousNames', 'previousName'] });
  const change = (changes: Partial<PersonalDetailsValues>) => form.setValues(changes, { shouldDirty: true });

  function add(): boolean {
    personal.readInputs();
    const { previousName } = form.getValues();
    const isAddable = checkPreviousName(previousName, rules) === undefined;
    setRefused(isAddable ? undefined : previousName);
    if (isAddable) change({ previousNames: [...added, tidyName(previousName)], previousName: '' });
    return isAddable;
  }

  function addError(): string | undefined {
    return refused === typedName ? personalNameRules({ texts, shared, rules }).previousName(typedName) : undefined;
  }

  return {
    ...personal,
    options: titles.map(({ code }) => ({ value: String(code), label: answers[`title${code}`] })),
    previousNames: {
      added,
      error: addError() ?? personal.errorOf('previousName') ?? personal.errorOf('previousNames'),
      add,
      remove: (index) => change({ previousNames: added.filter((_name, position) => position !== index) }),
    },
  };
}
