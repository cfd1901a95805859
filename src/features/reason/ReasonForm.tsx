import { reasonValues } from '../../domain/reason';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { sharedMessages } from '../../provider/sharedMessages';
import { useMessages } from '../../provider/useMessages';
import { useLogInFirst } from '../../entries/useLogInFirst';
import { ChoiceRows } from '../../ui/ChoiceRows';
import { ErrorBox } from '../../ui/ErrorBox';
import { Screen, type ScreenProps } from '../../ui/Screen';
import { reasonMessages } from './messages';
import { useReason, type UseReasonOptions } from './useReason';

/**
 * 'Why are you here today': ten reasons; choosing one sends it.
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
  const isBusy = state.status === 'sending' || state.status === 'done';

  const logInFirst = useLogInFirst();
  if (logInFirst) return logInFirst;
  return (
    <Screen before={before} heading={texts.heading} lead={texts.intro}>
      {state.status === 'failed' && <ErrorBox message={state.message} />}
      <ChoiceRows
        label={texts.heading}
        options={reasonValues.map((value) => ({ value, label: texts[`reason${value}`] }))}
        onChoose={choose}
        busyValue={isBusy ? state.reason : undefined}
        isDone={state.status === 'done'}
        busyLabel={state.status === 'done' ? shared.done : texts.sending}
      />
    </Screen>
  );
}
