import { useWatch, type FieldValues } from 'react-hook-form';
import { useApplyTags } from '../data/useAccount';
import { useFirmDate } from '../data/useFirmDate';
import { useRefresh } from '../data/useRefresh';
import { durationInYears } from '../domain/year';
import type { FormFields, PayloadOf, ValuesOf } from '../forms/field';
import { initialValues } from '../forms/formSchema';
import { useForm, type UseFormOptions } from '../forms/useForm';
import type { QuestionForm, QuestionOptions, SentOptions } from '../forms/Form';
import type { EntryFields, EntryValues } from './entryRules';
import { useAutocomplete, type SuggestedText } from './useAutocomplete';
import { useBirthYear, type BirthYear } from './useBirthYear';

export interface UseEntryFormOptions<Fields extends FormFields, Extra>
  extends
    QuestionOptions<Extra>,
    Pick<UseFormOptions<Fields, unknown>, 'part' | 'fields' | 'step' | 'asksExtra' | 'defaultValues'> {
  /** The entry to change. Without it, a new one is created. */
  entry: { id: string } | undefined;
  /** The name of the draft. An edited entry has its own. */
  draft: string;
  create: (payload: PayloadOf<Fields>, options: SentOptions) => Promise<number[] | null | undefined>;
  edit: (payload: PayloadOf<Fields> & { p_id: string }, options: SentOptions) => Promise<unknown>;
  /** The sources to refetch after success. */
  sources: readonly string[];
}

/** The common part of the trace and pension forms. */
export interface EntryForm<Values extends FieldValues> extends QuestionForm<Values> {
  mode: 'create' | 'edit';
  provider: SuggestedText;
  /** Whether contributions continue. There is then no end year. */
  isPaying: boolean;
  setPaying: (isOn: boolean) => void;
  /** Whether the form asks for the address at the time. */
  hasOtherAddress: boolean;
  setHasOtherAddress: (isOn: boolean) => void;
  /** The duration in years. 0 while it is unknown or a year shows an error. */
  approximateYears: number;
  /** Set when the profile failed to load; `retry` loads it again. The form works without it. */
  profileFailure: BirthYear['failure'];
}

/** The form of a trace or a pension: values, autocomplete, sending, refetching and tags. */
export function useEntryForm<Fields extends FormFields & EntryFields, Extra>(
  options: UseEntryFormOptions<Fields, Extra>,
): EntryForm<ValuesOf<Fields>> {
  type Values = ValuesOf<Fields>;
  const { entry, create, edit, onCompleted } = options;
  const applyTags = useApplyTags();
  const refresh = useRefresh();
  const { failure } = useBirthYear();
  const today = useFirmDate();

  const sending = useForm({
    part: options.part,
    fields: options.fields,
    step: options.step,
    extraSchema: options.extraSchema,
    asksExtra: options.asksExtra,
    defaultValues: entry ? undefined : options.defaultValues,
    // Shows what the firm changes while the form is open, except in fields that the customer has changed.
    arriving: entry && initialValues(options.fields),
    draft: entry ? `${options.draft}/${entry.id}` : options.draft,
    run: async (payload: PayloadOf<Fields>, sent) => {
      if (!entry) return (await create(payload, sent)) ?? null;
      await edit({ ...payload, p_id: entry.id }, sent);
      return null;
    },
    onDone: (tags, _payload, extra) => {
      refresh(...options.sources);
      if (tags) applyTags(tags);
      onCompleted?.({ tags, extra });
    },
    onError: options.onError,
    onInvalid: options.onInvalid,
  });

  const { form } = sending;
  const { provider, isPaying, hasOtherAddress, startYear, endYear } = useWatch({
    control: form.control,
    compute: ({ provider, isPaying, hasOtherAddress, startYear, endYear }: Values) => ({
      provider,
      isPaying,
      hasOtherAddress,
      startYear,
      endYear,
    }),
  });
  const providers = useAutocomplete('providers', provider);
  const { errors } = form.formState;
  const isUnknown = startYear === '' || errors.startYear !== undefined || errors.endYear !== undefined;
  // Every form of an entry has these fields.
  const change = (values: Partial<EntryValues>) => form.setValues(values as Partial<Values>, { shouldDirty: true });

  return {
    ...sending,
    mode: entry ? 'edit' : 'create',
    provider: { value: provider, onChange: (text) => change({ provider: text }), ...providers },
    isPaying,
    setPaying: (isOn) => change({ isPaying: isOn }),
    hasOtherAddress,
    setHasOtherAddress: (isOn) => change({ hasOtherAddress: isOn }),
    approximateYears: isUnknown ? 0 : durationInYears(startYear, endYear, isPaying, today().year),
    profileFailure: failure,
  };
}
