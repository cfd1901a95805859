import { useEffect } from 'react';
import { MarketingPreferences } from '../../features/marketing/MarketingPreferences';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useRecipient } from './useRecipient';

/** The page of a marketing link. A link that names no one leads home (specification section 2.1). */
export function MarketingPage({ query }: { query: URLSearchParams }) {
  const { navigate, paths } = usePensionTrace().navigation;
  const recipient = useRecipient(query);
  const isMissing = recipient === undefined;

  useEffect(() => {
    if (isMissing) navigate(paths.home, { replace: true });
  }, [isMissing, navigate, paths]);

  return recipient ? <MarketingPreferences {...recipient} /> : null;
}
