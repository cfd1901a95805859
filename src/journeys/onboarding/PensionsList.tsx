import type { Pension } from '../../backend/entities';
import { pensionMessages } from '../../features/pensions/messages';
import { PensionFormView } from '../../features/pensions/PensionFormView';
import { pensionName } from '../../features/pensions/pensionName';
import { PensionRow } from '../../features/pensions/PensionRow';
import { usePensionForm, type UsePensionFormOptions } from '../../features/pensions/usePensionForm';
import { sharedMessages } from '../../provider/sharedMessages';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../provider/useMessages';
import { AsyncList } from '../../ui/AsyncList';
import { Screen } from '../../ui/Screen';
import { EditButton } from '../../entries/EditButton';
import { EntryListScreen } from '../../entries/EntryListScreen';
import { addPensionMessages } from './messages';
import type { UseEntryListOptions } from '../../entries/useEntryList';
import { usePensionsList } from './usePensionsList';

/** Props of {@link PensionsList}. */
export interface PensionsListProps extends UseEntryListOptions {
  /** What the form for changes asks, as in AddPension. */
  variant?: UsePensionFormOptions['variant'];
  /** Whether the form for changes asks for a policy number. Default false. */
  isPolicyRequired?: boolean;
}

/** 'Would You Like To Add Another Pension?': the known pensions so far, each with its form (specification section 2.3). */
export function PensionsList({ variant, isPolicyRequired, ...options }: PensionsListProps) {
  usePensionTrace('<PensionsList>');
  const { list, actions, editing } = usePensionsList(options);
  const screen = useMessages('addPension', addPensionMessages);
  const texts = useMessages('pensions', pensionMessages);
  const shared = useMessages('shared', sharedMessages);

  if (editing.edited) {
    return (
      <PensionEditing
        pension={editing.edited}
        variant={variant}
        isPolicyRequired={isPolicyRequired}
        onClose={editing.close}
      />
    );
  }
  return (
    <EntryListScreen
      texts={screen}
      actions={actions}
      count={list.status === 'ready' ? list.items.length : 0}
      saved={editing.saved}
    >
      <AsyncList
        state={list}
        label={texts.list}
        skeleton={{ count: 3, label: texts.loading }}
        failure={{ heading: texts.failedHeading, message: texts.failed, tryAgain: shared.tryAgain }}
        empty={{ heading: texts.emptyHeading, headingLevel: 2, text: texts.empty, icon: 'search' }}
      >
        {(pension) => (
          <PensionRow
            key={pension.id}
            pension={pension}
            titleLevel={2}
            action={
              <EditButton
                name={pensionName(pension) ?? texts.unnamed}
                takesFocus={editing.returnedFrom === pension.id}
                onPress={() => editing.open(pension)}
              />
            }
          />
        )}
      </AsyncList>
    </EntryListScreen>
  );
}

interface PensionEditingProps extends Pick<PensionsListProps, 'variant' | 'isPolicyRequired'> {
  pension: Pension;
  onClose: (savedName?: string) => void;
}

function PensionEditing({ onClose, ...options }: PensionEditingProps) {
  const texts = useMessages('addPension', addPensionMessages);
  const form = usePensionForm({ ...options, onCompleted: () => onClose(form.provider.value.trim()) });

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
