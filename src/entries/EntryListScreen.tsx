import type { ReactNode } from 'react';
import { entryMessages } from './entryMessages';
import { sharedMessages } from '../provider/sharedMessages';
import { useMessages } from '../provider/useMessages';
import type { StepActions } from '../data/useStepActions';
import type { ListAction } from './useEntryList';
import { Button } from '../ui/Button';
import { ErrorBox } from '../ui/ErrorBox';
import { FormActions } from '../ui/FormActions';
import { Icon } from '../ui/Icon';
import { LiveText } from '../ui/LiveText';
import { Screen } from '../ui/Screen';

/** Longer lists repeat the Add button below the list (specification section 2.3). */
const mostWithoutRepeat = 3;

export interface EntryListScreenProps {
  /** The question whether to add another entry, its explanation and its two answers. */
  texts: { listHeading: string; listLead: string; add: string; continue: string };
  /** Adding another entry, or continuing. */
  actions: StepActions<ListAction>;
  /** The number of entries; 0 while unknown. */
  count: number;
  /** The name of the entry that was saved last. */
  saved: string | undefined;
  /** The list. */
  children: ReactNode;
}

/** The screen of an onboarding list, with the question whether to add another entry. */
export function EntryListScreen({ texts, actions, count, saved, children }: EntryListScreenProps) {
  const shared = useMessages('shared', sharedMessages);
  const entry = useMessages('entry', entryMessages);
  const { state, busyWith, run } = actions;
  const button = (action: ListAction) => ({
    isBusy: busyWith === action,
    isDisabled: busyWith !== undefined && busyWith !== action,
    busyLabel: shared.loading,
    onPress: () => run(action),
  });

  return (
    <Screen heading={texts.listHeading} lead={texts.listLead}>
      {state.status === 'failed' && <ErrorBox message={state.message} />}
      <FormActions>
        <Button icon={<Icon name="plus" />} {...button('add')}>
          {texts.add}
        </Button>
        <Button variant="secondary" {...button('continue')}>
          {texts.continue}
        </Button>
      </FormActions>
      <LiveText>{saved === undefined ? '' : entry.saved(saved)}</LiveText>
      {children}
      {count > mostWithoutRepeat && (
        <FormActions>
          <Button variant="secondary" icon={<Icon name="plus" />} {...button('add')}>
            {texts.add}
          </Button>
        </FormActions>
      )}
    </Screen>
  );
}
