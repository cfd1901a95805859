import { asFormScreen } from '../../ui/asScreen';
import { CustomerScreen } from '../../entries/CustomerScreen';
import { NeverNote } from '../../entries/NeverNote';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { personalDetailsMessages } from './messages';
import { PersonalDetailsView } from './PersonalDetailsView';
import { usePersonalDetails, type UsePersonalDetailsOptions } from './usePersonalDetails';

/**
 * 'Your Personal Details'.
 *
 * @example
 * ```tsx
 * <PersonalDetailsForm onCompleted={({ tags }) => console.log(stepForTags(tags ?? []))} />
 * ```
 */
export const PersonalDetailsForm = asFormScreen(function PersonalDetailsForm(
  props: Omit<UsePersonalDetailsOptions, 'isCorrection'>,
  { slots },
) {
  usePensionTrace('<PersonalDetailsForm>');
  const details = usePersonalDetails(props);
  const texts = useMessages('personalDetails', personalDetailsMessages);
  return (
    <CustomerScreen heading={slots.heading ?? texts.heading} lead={texts.intro}>
      <PersonalDetailsView details={details} submitLabel={texts.submit} note={<NeverNote />} />
    </CustomerScreen>
  );
});
