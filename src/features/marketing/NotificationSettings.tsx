import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { marketingMessages } from './messages';
import { PreferenceEditor } from './PreferenceEditor';
import { useNotificationSettings } from './useNotificationSettings';

/**
 * The profile's tab 'Notifications'.
 *
 * @example
 * ```tsx
 * <NotificationSettings />
 * ```
 */
export function NotificationSettings() {
  usePensionTrace('<NotificationSettings>');
  const editing = useNotificationSettings();
  const texts = useMessages('marketing', marketingMessages);
  return (
    <div className="ptr ptr-stack">
      <p className="ptr ptr-quiet">{texts.lead}</p>
      <PreferenceEditor editing={editing} unsubscribeLabel={texts.unsubscribeFromAll} />
    </div>
  );
}
