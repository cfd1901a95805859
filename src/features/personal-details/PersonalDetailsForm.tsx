import { CustomerScreen } from '../../entries/CustomerScreen';
import { NeverNote } from '../../entries/NeverNote';
import type { FormOptions } from '../../forms/useForm';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { personalDetailsMessages } from './messages';
import { PersonalDetailsView } from './PersonalDetailsView';
import { usePersonalDetails } from './usePersonalDetails';

/**
 * 'Your Personal Details'.
 *
 * @example
 * ```tsx
 * <PersonalDetailsForm onCompleted={({ tags }) => console.log(stepForTags(tags ?? []))} />
 * ```
 */
export function PersonalDetailsForm(props: FormOptions) {
  usePensionTrace('<PersonalDetailsForm>');
  const details = usePersonalDetails(props);
  const texts = useMessages('personalDetails', personalDetailsMessages);
  return (
    <CustomerScreen heading={texts.heading} lead={texts.intro}>
      <PersonalDetailsView details={details} submitLabel={texts.submit} note={<NeverNote />} />
    </CustomerScreen>
  );
}
