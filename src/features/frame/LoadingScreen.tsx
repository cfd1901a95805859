import { sharedMessages } from '../../provider/sharedMessages';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../provider/useMessages';
import { LoadingDots } from '../../ui/LoadingDots';

/** Stands where a page will be while it is not yet known which. It shows only when that takes a moment. */
export function LoadingScreen() {
  usePensionTrace('<LoadingScreen>');
  const texts = useMessages('shared', sharedMessages);
  return (
    <div className="ptr-loading-screen">
      <LoadingDots label={texts.loading} />
    </div>
  );
}
