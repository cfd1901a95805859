import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { asFormScreen } from '../../ui/asScreen';
import { Screen } from '../../ui/Screen';
import { marketingMessages } from './messages';
import { PreferenceEditor } from './PreferenceEditor';
import { useMarketingPreferences, type UseMarketingPreferencesOptions } from './useMarketingPreferences';

/**
 * 'Marketing Preferences', opened by a link in an email, without a log-in. Asks for a confirmation before a channel is
 * switched off. Reads `marketing` and sends `marketing_update`.
 *
 * @example
 * ```tsx
 * <MarketingPreferences id="customer-1" email="margaret@example.com" />
 * ```
 */
export const MarketingPreferences = asFormScreen(function MarketingPreferences(
  props: UseMarketingPreferencesOptions,
  { slots },
) {
  usePensionTrace('<MarketingPreferences>');
  const { number, ...editing } = useMarketingPreferences(props);
  const texts = useMessages('marketing', marketingMessages);
  return (
    <Screen heading={slots.heading ?? texts.heading} lead={texts.lead}>
      <PreferenceEditor editing={editing} number={number} unsubscribeLabel={texts.unsubscribeAll} />
    </Screen>
  );
});
