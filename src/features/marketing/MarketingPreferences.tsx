import { useContext, useEffect } from 'react';
import { useIsHydrating } from '../../loading/useIsHydrating';
import { LocationContext } from '../../provider/LocationContext';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { asFormScreen, type ScreenSlots } from '../../ui/asScreen';
import { Screen } from '../../ui/Screen';
import { Skeleton } from '../../ui/Skeleton';
import { marketingMessages } from './messages';
import { InvalidLink } from './InvalidLink';
import { PreferenceEditor } from './PreferenceEditor';
import { useMarketingPreferences, type UseMarketingPreferencesOptions } from './useMarketingPreferences';
import { useRecipient } from './useRecipient';

/** Props of {@link MarketingPreferences}. */
export type MarketingPreferencesProps =
  | UseMarketingPreferencesOptions
  /** Without `id` and `email`: those in the query of the provider's `location`, from which they are then removed. */
  | (Omit<UseMarketingPreferencesOptions, 'id' | 'email'> & { id?: undefined; email?: undefined });

interface OfLinkProps extends Omit<UseMarketingPreferencesOptions, 'id' | 'email'> {
  slots: ScreenSlots;
}

/**
 * 'Marketing Preferences', opened by a link in an email, without a log-in. Asks for a confirmation before a channel is
 * switched off. Reads `marketing` and sends `marketing_update`. Without `id` and `email` it finds them in the address, and
 * goes to the home page when they are missing there too. It takes no questions of your own: withdrawing consent must be as
 * easy as giving it (UK GDPR, Article 7(3)).
 *
 * @example
 * ```tsx
 * <MarketingPreferences id="customer-1" email="margaret@example.com" />
 * ```
 * @throws Without `id` and `email`, when the PensionTraceProvider above has no `location`.
 */
export const MarketingPreferences = asFormScreen(function MarketingPreferences(
  props: MarketingPreferencesProps,
  { slots },
) {
  usePensionTrace('<MarketingPreferences>');
  const texts = useMessages('marketing', marketingMessages);
  const isHydrating = useIsHydrating();
  if (props.id !== undefined) return <Preferences {...props} slots={slots} />;
  const { id: _id, email: _email, ...options } = props;
  if (!isHydrating) return <PreferencesOfLink {...options} slots={slots} />;
  // A server does not read the recipient.
  return (
    <Screen heading={slots.heading ?? texts.heading} lead={texts.lead}>
      <Skeleton shape="row" count={3} label={texts.loading} />
    </Screen>
  );
});

/** The preferences of the recipient in the address. */
function PreferencesOfLink(props: OfLinkProps) {
  const location = useContext(LocationContext);
  if (location === undefined) {
    throw new Error(
      '<MarketingPreferences> needs `id` and `email`, or `location` on the <PensionTraceProvider> above it.',
    );
  }
  const { navigate, paths } = usePensionTrace().navigation;
  const recipient = useRecipient(location);
  const isMissing = recipient === undefined;

  useEffect(() => {
    if (isMissing) navigate(paths.home, { replace: true });
  }, [isMissing, navigate, paths]);

  if (recipient === 'spoilt') return <SpoiltLink slots={props.slots} />;
  // Unsaved choices belong to one recipient.
  return recipient ? <Preferences key={`${recipient.id} ${recipient.email}`} {...recipient} {...props} /> : null;
}

/** The link had a recipient, which a mail program made unreadable. */
function SpoiltLink({ slots }: Pick<OfLinkProps, 'slots'>) {
  const texts = useMessages('marketing', marketingMessages);
  return (
    <Screen heading={slots.heading ?? texts.heading} lead={texts.lead}>
      <InvalidLink />
    </Screen>
  );
}

function Preferences({ slots, ...props }: OfLinkProps & UseMarketingPreferencesOptions) {
  const { number, ...editing } = useMarketingPreferences(props);
  const texts = useMessages('marketing', marketingMessages);
  return (
    <Screen heading={slots.heading ?? texts.heading} lead={texts.lead}>
      <PreferenceEditor
        editing={editing}
        number={number}
        refusal={<InvalidLink />}
        unsubscribeLabel={texts.unsubscribeAll}
      />
    </Screen>
  );
}
