import { addressMessages } from '../../entries/addressMessages';
import type { FormOptions } from '../../forms/useForm';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useErrorSummary } from '../../entries/useErrorSummary';
import { useMessages } from '../../texts/useMessages';
import { CustomerScreen } from '../../entries/CustomerScreen';
import { AddressEntryFields } from '../../ui/AddressEntryFields';
import { SubmitButton } from '../../entries/SubmitButton';
import { ErrorBox } from '../../ui/ErrorBox';
import { ErrorSummary } from '../../ui/ErrorSummary';
import { FormActions } from '../../ui/FormActions';
import type { ScreenProps } from '../../ui/Screen';
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
  const address = useMessages('address', addressMessages);
  const summary = useErrorSummary(finder);
  const { state, fieldProps, errorOf, idOf } = finder;

  return (
    <CustomerScreen before={before} heading={texts.heading} lead={texts.intro}>
      <ErrorSummary {...summary} />
      <form method="dialog" noValidate onSubmit={finder.submit}>
        <AddressEntryFields labels={{ ...address, ...texts }} entry={finder} {...{ fieldProps, errorOf, idOf }} />
        {state.status === 'error' && <ErrorBox message={state.message} />}
        <FormActions>
          <SubmitButton status={state.status}>{texts.submit}</SubmitButton>
        </FormActions>
      </form>
    </CustomerScreen>
  );
}
