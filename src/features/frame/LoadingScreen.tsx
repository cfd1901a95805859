import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { asScreen } from '../../ui/asScreen';
import { classNames } from '../../ui/classNames';
import { uiMessages } from '../../ui/messages';
import { LoadingDots } from '../../ui/LoadingDots';

/**
 * The loading screen. It appears after a short delay, so that fast pages do not flicker.
 *
 * @example
 * ```tsx
 * <LoadingScreen />
 * ```
 */
export const LoadingScreen = asScreen(function LoadingScreen(_props: object, root) {
  usePensionTrace('<LoadingScreen>');
  const { loading } = useMessages('ui', uiMessages);
  return (
    <div {...root} className={classNames('ptr ptr-loading-screen', root.className)}>
      <LoadingDots label={loading} />
    </div>
  );
});
