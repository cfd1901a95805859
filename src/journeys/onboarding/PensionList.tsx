import type { Pension } from '../../backend/entities';
import { EntryListScreen } from '../../entries/EntryListScreen';
import { isUntouchedPension } from '../../entries/isUntouched';
import type { UseEntryListOptions } from '../../entries/useEntryList';
import { pensionMessages } from '../../features/pensions/messages';
import { PensionFormView } from '../../features/pensions/PensionFormView';
import { pensionName } from '../../features/pensions/pensionName';
import { PensionRow } from '../../features/pensions/PensionRow';
import { usePensionForm, type UsePensionFormOptions } from '../../features/pensions/usePensionForm';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { asScreen } from '../../ui/asScreen';
import { Screen } from '../../ui/Screen';
import { addPensionMessages } from './messages';
import { usePensionList } from './usePensionList';

/** Props of {@link PensionList}. */
export interface PensionListProps extends UseEntryListOptions {
  /** The fields that the edit form requires, as in AddPensionForm. */
  variant?: UsePensionFormOptions['variant'] | undefined;
}

/**
 * 'Would You Like To Add Another Pension?', for a customer with tag 10: the list of known pensions, each with its edit
 * form. Sends `portal_pension_add` or `portal_pension_continue`.
 *
 * @example
 * ```tsx
 * <PensionList onCompleted={({ tags }) => console.log(stepForTags(tags ?? []))} />
 * ```
 */
export const PensionList = asScreen(function PensionList({ variant, ...options }: PensionListProps) {
  usePensionTrace('<PensionList>');
  const texts = useMessages('pensions', pensionMessages);
  return (
    <EntryListScreen
      entries={usePensionList(options)}
      kind="pension"
      isUntouched={isUntouchedPension}
      screen={useMessages('addPension', addPensionMessages)}
      texts={texts}
      nameOf={(pension) => pensionName(pension) ?? texts.unnamed}
      row={(pension, action) => <PensionRow key={pension.id} pension={pension} titleLevel={2} action={action} />}
      form={(pension, close) => <PensionEditing pension={pension} variant={variant} onClose={close} />}
    />
  );
});

interface PensionEditingProps extends Pick<PensionListProps, 'variant'> {
  pension: Pension;
  onClose: (savedName?: string) => void;
}

function PensionEditing({ onClose, ...options }: PensionEditingProps) {
  const texts = useMessages('addPension', addPensionMessages);
  const { unnamed } = useMessages('pensions', pensionMessages);
  const form = usePensionForm({ ...options, onCompleted: () => onClose(form.provider.value.trim() || unnamed) });

  function handleCancel() {
    form.discard();
    onClose();
  }

  return (
    <Screen heading={texts.editHeading} focusHeading>
      <PensionFormView form={form} cancel={{ onPress: handleCancel }} />
    </Screen>
  );
}
