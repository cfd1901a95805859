import type { ReactNode } from 'react';
import { useMessages } from '../texts/useMessages';
import { uiMessages } from '../ui/messages';
import { useLogInFirst } from './useLogInFirst';
import { Button } from '../ui/Button';
import { ErrorBox } from '../ui/ErrorBox';
import { Skeleton } from '../ui/Skeleton';
import type { EntryFormFrameProps } from './EntryFormFrame';
import type { UseEntryStepResult } from './useEntryStep';

export interface EntryStepScreenProps {
  step: UseEntryStepResult<unknown>;
  texts: { loading: string; lead: string; firstHeading: string; anotherHeading: string };
  /** Renders the form under its heading, with its Cancel. */
  children: (heading: string, cancel: NonNullable<EntryFormFrameProps['cancel']>) => ReactNode;
}

/** A step of the onboarding that adds an entry, once it is known whether it is the first. */
export function EntryStepScreen({ step, texts, children }: EntryStepScreenProps) {
  const ui = useMessages('ui', uiMessages);
  const logInFirst = useLogInFirst();
  const { state, cancel } = step;

  if (logInFirst) return logInFirst;
  if (state.status === 'ready') {
    return children(state.isFirst ? texts.firstHeading : texts.anotherHeading, {
      onPress: cancel.go,
      isBusy: cancel.state.status === 'sending' || cancel.state.status === 'done',
      problem: cancel.state.status === 'failed' ? cancel.state.message : undefined,
    });
  }
  return (
    <div className="ptr ptr-screen ptr-screen--text">
      {state.status === 'loading' ? (
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
  );
}
