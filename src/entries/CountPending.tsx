import { sharedMessages } from '../provider/sharedMessages';
import { useMessages } from '../provider/useMessages';
import { Button } from '../ui/Button';
import { ErrorBox } from '../ui/ErrorBox';
import { Skeleton } from '../ui/Skeleton';
import type { CountState } from './useCount';

export interface CountPendingProps {
  /** The state of the count. */
  state: Exclude<CountState, { status: 'ready' }>;
  /** The loading text for screen readers. */
  loading: string;
}

/** Shows the loading or failed state of the count that decides which screen shows. */
export function CountPending({ state, loading }: CountPendingProps) {
  const shared = useMessages('shared', sharedMessages);
  return (
    <div className="ptr-screen ptr-screen--text">
      {state.status === 'loading' ? (
        <Skeleton shape="text" count={2} label={loading} />
      ) : (
        <ErrorBox message={state.message}>
          <Button variant="secondary" onPress={state.retry}>
            {shared.tryAgain}
          </Button>
        </ErrorBox>
      )}
    </div>
  );
}
