import { PensionFormView } from '../../features/pensions/PensionFormView';
import { useMessages } from '../../provider/useMessages';
import { Screen } from '../../ui/Screen';
import { cancelOf } from '../../entries/cancelOf';
import { addPensionMessages } from './messages';
import { CountPending } from '../../entries/CountPending';
import { useAddPension, type UseAddPensionOptions } from './useAddPension';

export type AddPensionProps = UseAddPensionOptions;

/** The screen of the onboarding that adds a known pension (specification section 2.3). */
export function AddPension(props: AddPensionProps) {
  const { state, form, cancel } = useAddPension(props);
  const texts = useMessages(addPensionMessages);

  if (state.status !== 'ready') return <CountPending state={state} loading={texts.loading} />;
  return (
    <Screen heading={state.isFirst ? texts.firstHeading : texts.anotherHeading} lead={texts.lead}>
      <PensionFormView form={form} cancel={cancelOf(cancel.state, cancel.go)} />
    </Screen>
  );
}
