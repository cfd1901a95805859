import { useState } from 'react';
import type { Contract } from '../backend/contract';
import { durationInYears } from '../domain/year';
import { useApplyTags } from '../data/useAccount';
import { useRefresh } from '../data/useRefresh';
import { useForm, type Form, type FormOptions, type UseFormOptions } from '../forms/useForm';
import type { EventPart } from '../provider/events';
import { usePensionTrace } from '../provider/PensionTraceContext';
import type { EntryValues } from './entryRules';
import { useAutocomplete, type SuggestedText } from './useAutocomplete';
import { useEntryTexts, type EntryTexts } from './useEntryTexts';
import { useYearBounds, type YearBounds } from './useYearBounds';

export interface UseEntryFormOptions<Values extends EntryValues, Input extends object> extends FormOptions {
  part: EventPart;
  /** The entry to change. Without it, a new one is created. */
  entry: { id: string } | undefined;
  /** The first values. Later ones are ignored. */
  defaultValues: Values;
  /** Checks the values and turns them into the payload. */
  schemaOf: (texts: EntryTexts, bounds: YearBounds) => UseFormOptions<Values, Input, unknown>['schema'];
  /** The fields in the order of the page, for the error summary. */
  order: UseFormOptions<Values, Input, unknown>['order'];
  /** The name of the draft. An edited entry has its own. */
  draftKey: string;
  create: Contract<string, Input, number[] | null | undefined>;
  edit: Contract<string, Input & { p_id: string }, unknown>;
  /** The sources to refetch after success. */
  sources: readonly string[];
}

/** The part that the forms of a trace and a pension share. */
export interface EntryForm<Values extends EntryValues, Input> extends Form<Values, Input> {
  mode: 'create' | 'edit';
  provider: SuggestedText;
  /** Whether contributions continue: then there is no end year. */
  isPaying: boolean;
  setPaying: (isOn: boolean) => void;
  /** Whether the address at the time is given. */
  hasOtherAddress: boolean;
  setHasOtherAddress: (isOn: boolean) => void;
  /** The duration in years. 0 while it is unknown or a year shows an error. */
  approximateYears: number;
  /** Set when the profile failed to load; `retry` reads it again. The form works without it. */
  profileFailure: YearBounds['failure'];
}

/** The form of a trace or a pension: values, rules, autocomplete, sending, refetching and tags. */
export function useEntryForm<Values extends EntryValues, Input extends object>(
  options: UseEntryFormOptions<Values, Input>,
): EntryForm<Values, Input> {
  const { entry, create, edit, onCompleted } = options;
  const { backend } = usePensionTrace();
  const applyTags = useApplyTags();
  const refresh = useRefresh();
  const bounds = useYearBounds();
  const texts = useEntryTexts();
  const [defaultValues] = useState(options.defaultValues);

  const sending = useForm({
    part: options.part,
    schema: options.schemaOf(texts, bounds),
    defaultValues,
    draftKey: entry ? `${options.draftKey}/${entry.id}` : options.draftKey,
    order: options.order,
    run: async (input: Input, headers) => {
      if (!entry) return (await backend.call(create, input, { headers })) ?? null;
      await backend.call(edit, { ...input, p_id: entry.id }, { headers });
      return null;
    },
    onDone: (tags) => {
      refresh(...options.sources);
      if (tags) applyTags(tags);
      onCompleted?.({ tags });
    },
    onError: options.onError,
    onInvalid: options.onInvalid,
  });

  const { watch } = sending.form;
  const provider = watch('provider');
  const isPaying = watch('isPaying');
  const providers = useAutocomplete('providers', provider);
  const areYearsWrong = sending.form.messages.has('startYear') || sending.form.messages.has('endYear');
  // Every form of an entry has these fields.
  const change = (values: Partial<EntryValues>) => sending.form.setValues(values as Partial<Values>);

  return {
    ...sending,
    mode: entry ? 'edit' : 'create',
    provider: { value: provider, onChange: (text) => change({ provider: text }), ...providers },
    isPaying,
    setPaying: (isOn) => change({ isPaying: isOn }),
    hasOtherAddress: watch('hasOtherAddress'),
    setHasOtherAddress: (isOn) => change({ hasOtherAddress: isOn }),
    approximateYears: areYearsWrong
      ? 0
      : durationInYears(watch('startYear'), watch('endYear'), isPaying, bounds.currentYear),
    profileFailure: bounds.failure,
  };
}
