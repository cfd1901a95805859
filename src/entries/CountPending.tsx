import { sharedMessages } from '../provider/sharedMessages';
import { useMessages } from '../provider/useMessages';
import { Button } from '../ui/Button';
import { ErrorBox } from '../ui/ErrorBox';
import { Skeleton } from '../ui/Skeleton';
import type { CountState } from './useCount';

export interface CountPendingProps {
  /** Where the count stands. */
  state: Exclude<CountState, { status: 'ready' }>;
  /** What a screen reader says while it is fetched. */
  loading: string;
}

/** What stands in a screen's place until it is known which screen it is. */
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
