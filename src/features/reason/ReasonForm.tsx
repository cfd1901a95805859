import { usePensionTrace } from '../../provider/PensionTraceContext';
import { usePage } from '../../screens/PageContext';
import { useMessages } from '../../texts/useMessages';
import { CustomerScreen } from '../../screens/CustomerScreen';
import { asFormScreen } from '../../ui/asScreen';
import { ErrorBox } from '../../ui/ErrorBox';
import type { ScreenProps } from '../../ui/Screen';
import { reasonMessages } from './messages';
import { ReasonRows } from './ReasonRows';
import { useReason, type UseReasonOptions } from './useReason';

/**
 * 'Why are you here today': ten reasons, for a customer with tag 3. Choosing one sends it (`portal_why`).
 *
 * @example
 * ```tsx
 * <ReasonForm onCompleted={({ tags }) => console.log(stepForTags(tags ?? []))} />
 * ```
 */
export const ReasonForm = asFormScreen(function ReasonForm(
  { before, ...options }: UseReasonOptions & Pick<ScreenProps, 'before'>,
  { slots },
) {
  usePensionTrace('<ReasonForm>');
  const { state, options: reasons, choose } = useReason(options);
  const page = usePage();
  const texts = useMessages('reason', reasonMessages);

  return (
    <CustomerScreen before={before ?? page?.before} heading={slots.heading ?? texts.heading} lead={texts.intro}>
      {state.status === 'error' && <ErrorBox message={state.message} />}
      <ReasonRows state={state} options={reasons} onChoose={choose} />
    </CustomerScreen>
  );
});
