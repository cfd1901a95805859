import { CustomerScreen } from '../../entries/CustomerScreen';
import type { FormOptions } from '../../forms/useForm';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import type { ScreenProps } from '../../ui/Screen';
import { AddressView } from './AddressView';
import { addressFinderMessages } from './messages';
import { useAddressFinder } from './useAddressFinder';

/**
 * 'Your Address': search by postcode, or manual entry.
 *
 * @example
 * ```tsx
 * <AddressFinder onCompleted={({ tags }) => console.log(stepForTags(tags ?? []))} />
 * ```
 */
export function AddressFinder({ before, ...options }: FormOptions & Pick<ScreenProps, 'before'>) {
  usePensionTrace('<AddressFinder>');
  const finder = useAddressFinder(options);
  const texts = useMessages('addressFinder', addressFinderMessages);
  return (
    <CustomerScreen before={before} heading={texts.heading} lead={texts.intro}>
      <AddressView finder={finder} submitLabel={texts.submit} />
    </CustomerScreen>
  );
}
