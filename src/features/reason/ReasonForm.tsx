import { reasonValues } from '../../domain/reason';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { sharedMessages } from '../../provider/sharedMessages';
import { useMessages } from '../../texts/useMessages';
import { CustomerScreen } from '../../entries/CustomerScreen';
import { ChoiceRows } from '../../ui/ChoiceRows';
import { ErrorBox } from '../../ui/ErrorBox';
import type { ScreenProps } from '../../ui/Screen';
import { reasonMessages } from './messages';
import { useReason, type UseReasonOptions } from './useReason';

/**
 * 'Why are you here today': ten reasons. Choosing one sends it.
 *
 * @example
 * ```tsx
 * <ReasonForm onCompleted={({ tags }) => console.log(stepForTags(tags ?? []))} />
 * ```
 */
export function ReasonForm({ before, ...options }: UseReasonOptions & Pick<ScreenProps, 'before'>) {
  usePensionTrace('<ReasonForm>');
  const { state, choose } = useReason(options);
  const texts = useMessages('reason', reasonMessages);
  const shared = useMessages('shared', sharedMessages);
  const isBusy = state.status === 'pending' || state.status === 'success';

  return (
    <CustomerScreen before={before} heading={texts.heading} lead={texts.intro}>
      {state.status === 'error' && <ErrorBox message={state.message} />}
      <ChoiceRows
        label={texts.heading}
        options={reasonValues.map((value) => ({ value, label: texts[`reason${value}`] }))}
        onChoose={choose}
        busyValue={isBusy ? state.reason : undefined}
        isDone={state.status === 'success'}
        busyLabel={state.status === 'success' ? shared.done : texts.sending}
      />
    </CustomerScreen>
  );
}
