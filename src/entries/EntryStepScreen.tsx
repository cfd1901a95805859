import type { ReactNode } from 'react';
import { useScreenRoot } from '../ui/asScreen';
import { classNames } from '../ui/classNames';
import { uiMessages } from '../ui/messages';
import { useMessages } from '../texts/useMessages';
import { ForCustomer } from '../screens/ForCustomer';
import { Button } from '../ui/Button';
import { ErrorBox } from '../ui/ErrorBox';
import { Skeleton } from '../ui/Skeleton';
import type { EntryFormFrameProps } from './EntryFormFrame';
import type { UseEntryStepResult } from './useEntryStep';

export interface EntryStepScreenProps {
  step: UseEntryStepResult<unknown>;
  texts: { loading: string; lead: string; firstHeading: string; anotherHeading: string };
  /** Renders the form under its heading, with its Cancel button. */
  children: (heading: string, cancel: NonNullable<EntryFormFrameProps['cancel']>) => ReactNode;
}

/** An onboarding step that adds an entry. Waits until it is known whether the entry is the first. */
export function EntryStepScreen({ step, texts, children }: EntryStepScreenProps) {
  const { root } = useScreenRoot();
  const ui = useMessages('ui', uiMessages);
  const { state, cancel } = step;

  if (state.status === 'success') {
    return children(state.isFirst ? texts.firstHeading : texts.anotherHeading, {
      onPress: cancel.go,
      isBusy: cancel.state.status === 'pending' || cancel.state.status === 'success',
      problem: cancel.state.status === 'error' ? cancel.state.message : undefined,
    });
  }
  return (
    <ForCustomer>
      <div {...root} className={classNames('ptr ptr-screen ptr-screen--text', root.className)}>
        {state.status === 'pending' ? (
          <>
            <p className="ptr ptr-screen__lead">{texts.lead}</p>
            <div className="ptr ptr-screen__body">
              <Skeleton shape="text" count={2} label={texts.loading} />
            </div>
          </>
        ) : (
          <ErrorBox message={state.message}>
            <Button variant="secondary" onPress={state.retry}>
              {ui.tryAgain}
            </Button>
          </ErrorBox>
        )}
      </div>
    </ForCustomer>
  );
}
