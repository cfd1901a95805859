import type { ReasonValue } from '../../domain/reason';
import { sharedMessages } from '../../provider/sharedMessages';
import { useMessages } from '../../texts/useMessages';
import { ChoiceRows } from '../../ui/ChoiceRows';
import { reasonMessages } from './messages';
import type { UseReasonResult } from './useReason';

export interface ReasonRowsProps extends Pick<UseReasonResult, 'state' | 'options'> {
  /** The answer so far. */
  current?: { value: ReasonValue; hint: string } | undefined;
  onChoose: (reason: ReasonValue) => void;
}

/** The ten reasons. Choosing one sends it. */
export function ReasonRows({ state, options, current, onChoose }: ReasonRowsProps) {
  const texts = useMessages('reason', reasonMessages);
  const shared = useMessages('shared', sharedMessages);
  const isBusy = state.status === 'pending' || state.status === 'success';
  return (
    <ChoiceRows
      label={texts.heading}
      options={options.map((option) => ({ ...option, ...(option.value === current?.value && { hint: current.hint }) }))}
      currentValue={current?.value}
      onChoose={onChoose}
      busyValue={isBusy ? state.reason : undefined}
      isDone={state.status === 'success'}
      busyLabel={state.status === 'success' ? shared.done : texts.sending}
    />
  );
}
