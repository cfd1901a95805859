import { useEffect } from 'react';
import { MarketingPreferences } from '../../features/marketing/MarketingPreferences';
import { marketingMessages } from '../../features/marketing/messages';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../texts/useMessages';
import { Screen } from '../../ui/Screen';
import { Skeleton } from '../../ui/Skeleton';
import { useIsHydrating } from '../../ui/useIsHydrating';
import { useRecipient } from './useRecipient';

export interface MarketingPageProps {
  /** The query of the URL. */
  query: URLSearchParams;
}

/** The page of a marketing link. The server does not read the recipient, and sends the loading state. */
export function MarketingPage({ query }: MarketingPageProps) {
  const texts = useMessages('marketing', marketingMessages);
  if (!useIsHydrating()) return <RecipientPage query={query} />;
  return (
    <Screen heading={texts.heading} lead={texts.lead}>
      <Skeleton shape="row" count={3} label={texts.loading} />
    </Screen>
  );
}

/** The preferences of the link's recipient. A link without a recipient redirects home. */
function RecipientPage({ query }: MarketingPageProps) {
  const { navigate, paths } = usePensionTrace().navigation;
  const recipient = useRecipient(query);
  const isMissing = recipient === undefined;

  useEffect(() => {
    if (isMissing) navigate(paths.home, { replace: true });
  }, [isMissing, navigate, paths]);

  // Unsaved choices belong to one recipient.
  return recipient ? <MarketingPreferences key={`${recipient.id} ${recipient.email}`} {...recipient} /> : null;
}
