import { asQuestionScreen, type QuestionScreen } from '../../ui/asScreen';
import { CustomerScreen } from '../../screens/CustomerScreen';
import { NeverNote } from '../../screens/NeverNote';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { personalDetailsMessages } from './messages';
import { PersonalDetailsView } from './PersonalDetailsView';
import { usePersonalDetails, type UsePersonalDetailsOptions } from './usePersonalDetails';

/**
 * 'Your Personal Details': title, names, previous names, phone number, date of birth and National Insurance number, for a
 * customer with tag 1. Sends `portal_personal`. Fills in the names of the profile and sends them only if changed. The
 * National Insurance number is checked by HMRC's rules for its letters (manual NIM39110).
 *
 * @example
 * ```tsx
 * <PersonalDetailsForm onCompleted={({ tags }) => console.log(stepForTags(tags ?? []))} />
 * ```
 */
export const PersonalDetailsForm = asQuestionScreen(function PersonalDetailsForm<Extra = unknown>(
  props: Omit<UsePersonalDetailsOptions<Extra>, 'isCorrection'>,
  { slots }: QuestionScreen,
) {
  usePensionTrace('<PersonalDetailsForm>');
  const details = usePersonalDetails(props);
  const texts = useMessages('personalDetails', personalDetailsMessages);
  return (
    <CustomerScreen heading={slots.heading ?? texts.heading} lead={texts.intro}>
      <PersonalDetailsView details={details} submitLabel={texts.submit} note={<NeverNote />} questions={slots.fields} />
    </CustomerScreen>
  );
});
