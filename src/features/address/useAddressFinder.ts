import { useMemo } from 'react';
import { portalAddress } from '../../backend/contracts/onboarding';
import type { Address } from '../../backend/entities';
import { addressMessages } from '../../entries/addressMessages';
import { addressEntryFields, type AddressEntryValues } from '../../entries/addressFields';
import { useApplyTags } from '../../data/useAccount';
import { useAddressEntry, type AddressEntry } from '../../entries/useAddressEntry';
import { useAddressSearch } from '../../entries/useAddressSearch';
import { useMessages } from '../../texts/useMessages';
import { usePart } from '../../provider/usePart';
import { useForm } from '../../forms/useForm';
import type { FormDefaults, QuestionForm, QuestionOptions } from '../../forms/Form';

/** Options of {@link useAddressFinder}. */
export interface UseAddressFinderOptions<Extra = unknown>
  extends QuestionOptions<Extra>, FormDefaults<AddressEntryValues> {
  /** The address to correct. Default: none, for the first answer. */
  stored?: Address | undefined;
}

/** The form of {@link useAddressFinder} and its search for addresses. */
export interface UseAddressFinderResult extends QuestionForm<AddressEntryValues>, AddressEntry {}

/**
 * Headless hook for the address screen: procedure `portal_address` and the server function `address`.
 *
 * @example
 * ```tsx
 * function HomeAddress() {
 *   const { submit, fieldProps, errorOf } = useAddressFinder({ onCompleted: ({ tags }) => console.log(stepForTags(tags ?? [])) });
 *   return (
 *     <form noValidate onSubmit={submit}>
 *       <input aria-label="Postcode" {...fieldProps('postcode')} /> {errorOf('postcode')} <button>Next</button>
 *     </form>
 *   );
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useAddressFinder<Extra = unknown>(
  options: UseAddressFinderOptions<Extra> = {},
): UseAddressFinderResult {
  const { backend } = usePart('addressFinder');
  const texts = useMessages('address', addressMessages);
  const applyTags = useApplyTags();
  const search = useAddressSearch();
  const isListShown = search.state.status === 'found';
  const { stored } = options;
  const fields = useMemo(() => addressEntryFields({ texts, stored, isListShown }), [texts, stored, isListShown]);

  const address = useForm({
    part: 'addressFinder',
    fields,
    defaultValues: options.defaultValues,
    draft: 'address',
    extraSchema: options.extraSchema,
    run: (payload, sent) => backend.call(portalAddress, payload, sent),
    onDone: (tags, _payload, extra) => {
      applyTags(tags);
      options.onCompleted?.({ tags, extra });
    },
    onError: options.onError,
    onInvalid: options.onInvalid,
  });
  return { ...address, ...useAddressEntry(address, search) };
}
