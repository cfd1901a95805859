import { EntryStepScreen } from '../../entries/EntryStepScreen';
import { PensionFormView } from '../../features/pensions/PensionFormView';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { asQuestionScreen, type QuestionScreen } from '../../ui/asScreen';
import { Screen } from '../../ui/Screen';
import { addPensionMessages } from './messages';
import { useAddPension, type UseAddPensionOptions } from './useAddPension';

/**
 * Adds a known pension in the onboarding, for a customer with tag 9. Sends `portal_create_pension`; Cancel sends
 * `portal_pension_cancel`.
 *
 * @example
 * ```tsx
 * <AddPensionForm onCompleted={({ tags }) => console.log(stepForTags(tags ?? []))} />
 * ```
 */
export const AddPensionForm = asQuestionScreen(function AddPensionForm<Extra = unknown>(
  props: UseAddPensionOptions<Extra>,
  { slots }: QuestionScreen,
) {
  usePensionTrace('<AddPensionForm>');
  const step = useAddPension(props);
  const texts = useMessages('addPension', addPensionMessages);
  return (
    <EntryStepScreen step={step} texts={texts}>
      {(heading, cancel) => (
        <Screen heading={slots.heading ?? heading} lead={texts.lead}>
          <PensionFormView form={step.form} questions={slots.fields} cancel={cancel} />
        </Screen>
      )}
    </EntryStepScreen>
  );
});
