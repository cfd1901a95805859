import { sharedMessages } from '../../provider/sharedMessages';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../provider/useMessages';
import { LoadingDots } from '../../ui/LoadingDots';

/**
 * The loading screen. It appears after a short delay.
 *
 * @example
 * ```tsx
 * <LoadingScreen />
 * ```
 */
export function LoadingScreen() {
  usePensionTrace('<LoadingScreen>');
  const texts = useMessages('shared', sharedMessages);
  return (
    <div className="ptr ptr-loading-screen">
      <LoadingDots label={texts.loading} />
    </div>
  );
}
