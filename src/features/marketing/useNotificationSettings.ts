import { portalUserSettingsMarketing, portalUserUpdateMarketing } from '../../backend/contracts/account';
import { usePart } from '../../provider/usePart';
import { queryKeys } from '../../provider/queryKeys';
import { readNotificationSettings } from '../../data/reads';
import { useRead } from '../../data/useRead';
import type { ActionOptions } from '../../data/useSend';
import { useUserId } from '../../data/useUserId';
import { usePreferenceEditing, type PreferenceEditing } from './usePreferenceEditing';

/**
 * Headless hook for the logged-in customer's marketing preferences: procedures `portal_user_settings_marketing` and
 * `portal_user_update_marketing`.
 *
 * @example
 * ```tsx
 * function NotificationSettingsExample() {
 *   const { state, options, preferences, choose, save, confirm } = useNotificationSettings();
 *   if (state.status === 'confirming') return <button onClick={confirm}>Yes, switch off</button>;
 *   const next = options.map(({ value, label }) => (
 *     <button key={value} onClick={() => choose(value, !preferences[value])}>{label}</button>
 *   ));
 *   return <p>{next} <button onClick={save}>Save</button></p>;
 * }
 * ```
 * @throws When no PensionTraceProvider is above.
 */
export function useNotificationSettings(options: ActionOptions = {}): PreferenceEditing {
  const { backend, queryClient } = usePart('notificationSettings');
  const userId = useUserId();
  const { name } = portalUserSettingsMarketing;
  return usePreferenceEditing({
    ...options,
    part: 'notificationSettings',
    draft: 'notificationSettings',
    read: useRead(readNotificationSettings()),
    send: ({ email, text, post }, headers) =>
      backend.call(portalUserUpdateMarketing, { p_email: email, p_text: text, p_post: post }, { headers }),
    onSaved: (preferences) => queryClient.setQueryData(queryKeys.read(userId, name), preferences),
  });
}
