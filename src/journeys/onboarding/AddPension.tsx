import { PensionFormView } from '../../features/pensions/PensionFormView';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../provider/useMessages';
import { Screen } from '../../ui/Screen';
import { cancelOf } from '../../entries/cancelOf';
import { addPensionMessages } from './messages';
import { CountPending } from '../../entries/CountPending';
import { useAddPension, type UseAddPensionOptions } from './useAddPension';

/** The screen of the onboarding that adds a known pension (specification section 2.3). */
export function AddPension(props: UseAddPensionOptions) {
  usePensionTrace('<AddPension>');
  const { state, form, cancel } = useAddPension(props);
  const texts = useMessages('addPension', addPensionMessages);

  if (state.status !== 'ready') return <CountPending state={state} loading={texts.loading} />;
  return (
    <Screen heading={state.isFirst ? texts.firstHeading : texts.anotherHeading} lead={texts.lead}>
      <PensionFormView form={form} cancel={cancelOf(cancel.state, cancel.go)} />
    </Screen>
  );
}
