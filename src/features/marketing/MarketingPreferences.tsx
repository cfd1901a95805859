import { useMessages } from '../../provider/useMessages';
import { Screen } from '../../ui/Screen';
import { marketingMessages } from './messages';
import { PreferenceEditor } from './PreferenceEditor';
import { useMarketingPreferences, type UseMarketingPreferencesOptions } from './useMarketingPreferences';

export type MarketingPreferencesProps = UseMarketingPreferencesOptions;

/** 'Marketing Preferences', by the link of a mail and without a login (specification section 2.3). */
export function MarketingPreferences(props: MarketingPreferencesProps) {
  const { number, ...editing } = useMarketingPreferences(props);
  const texts = useMessages(marketingMessages);
  return (
    <Screen heading={texts.heading} lead={texts.lead}>
      <PreferenceEditor editing={editing} number={number} unsubscribeLabel={texts.unsubscribeAll} />
    </Screen>
  );
}
