import { asScreen } from '../../ui/asScreen';
import { classNames } from '../../ui/classNames';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { marketingMessages } from './messages';
import { NewsSwitch } from './NewsSwitch';
import { PreferenceEditor } from './PreferenceEditor';
import { useNotificationSettings } from './useNotificationSettings';

/**
 * The profile's tab 'Notifications': three channels, all on or all off, and 'Save Changes'. Asks for a confirmation before
 * a channel is switched off. Sends `portal_user_update_marketing`. Below, in a group of its own, 'Email me when there is
 * news' about the customer's own traces, which saves at once with `portal_user_update_news`.
 *
 * @example
 * ```tsx
 * <NotificationSettings />
 * ```
 */
export const NotificationSettings = asScreen(function NotificationSettings(_props: object, root) {
  usePensionTrace('<NotificationSettings>');
  const editing = useNotificationSettings();
  const texts = useMessages('marketing', marketingMessages);
  return (
    <div {...root} className={classNames('ptr ptr-stack', root.className)}>
      <p className="ptr ptr-quiet">{texts.lead}</p>
      <PreferenceEditor editing={editing} unsubscribeLabel={texts.unsubscribeFromAll} />
      <NewsSwitch />
    </div>
  );
});
