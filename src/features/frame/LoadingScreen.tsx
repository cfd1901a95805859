import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { uiMessages } from '../../ui/messages';
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
  const { loading } = useMessages('ui', uiMessages);
  return (
    <div className="ptr ptr-loading-screen">
      <LoadingDots label={loading} />
    </div>
  );
}
