/** The marketing channels. `text` is shown as SMS. */
export interface MarketingPreferences {
  email: boolean;
  text: boolean;
  post: boolean;
}

export type MarketingChannel = keyof MarketingPreferences;

export const marketingChannels: readonly MarketingChannel[] = ['email', 'text', 'post'];

/** Switches every channel on or off. */
export function allChannels(isOn: boolean): MarketingPreferences {
  return { email: isOn, text: isOn, post: isOn };
}

/** Whether to offer Unsubscribe All (all three channels are on) or Subscribe To All. */
export function offersUnsubscribeAll(preferences: MarketingPreferences): boolean {
  return marketingChannels.every((channel) => preferences[channel]);
}

/** Returns the channels that are on in `saved` and off in `wanted`. */
export function unsubscribedChannels(saved: MarketingPreferences, wanted: MarketingPreferences): MarketingChannel[] {
  return marketingChannels.filter((channel) => saved[channel] && !wanted[channel]);
}

/** Whether saving needs a confirmation: it does when a channel is switched off. */
export function needsConfirmation(saved: MarketingPreferences, wanted: MarketingPreferences): boolean {
  return unsubscribedChannels(saved, wanted).length > 0;
}

/** Whether there are changes to save. Without any, Save Changes is disabled. */
export function hasMarketingChanges(saved: MarketingPreferences, wanted: MarketingPreferences): boolean {
  return marketingChannels.some((channel) => saved[channel] !== wanted[channel]);
}
