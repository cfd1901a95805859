import { CustomerScreen } from '../../screens/CustomerScreen';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { usePage } from '../../screens/PageContext';
import { useMessages } from '../../texts/useMessages';
import { asQuestionScreen, type QuestionScreen } from '../../ui/asScreen';
import type { ScreenProps } from '../../ui/Screen';
import { AddressView } from './AddressView';
import { addressFinderMessages } from './messages';
import { useAddressFinder, type UseAddressFinderOptions } from './useAddressFinder';

/**
 * 'Your Address': search by postcode, or manual entry, for a customer with tag 2. Searches with the server function
 * `address` and sends `portal_address`. A failed search keeps the postcode and offers manual entry.
 *
 * @example
 * ```tsx
 * <AddressFinder onCompleted={({ tags }) => console.log(stepForTags(tags ?? []))} />
 * ```
 */
export const AddressFinder = asQuestionScreen(function AddressFinder<Extra = unknown>(
  { before, ...options }: Omit<UseAddressFinderOptions<Extra>, 'stored'> & Pick<ScreenProps, 'before'>,
  { slots }: QuestionScreen,
) {
  usePensionTrace('<AddressFinder>');
  const finder = useAddressFinder(options);
  const page = usePage();
  const texts = useMessages('addressFinder', addressFinderMessages);
  return (
    <CustomerScreen before={before ?? page?.before} heading={slots.heading ?? texts.heading} lead={texts.intro}>
      <AddressView finder={finder} submitLabel={texts.submit} questions={slots.fields} />
    </CustomerScreen>
  );
});
