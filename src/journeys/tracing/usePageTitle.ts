import { useCallback, useEffect, useState } from 'react';
import { usePensionTrace } from '../../provider/PensionTraceContext';
import { useMessages } from '../../provider/useMessages';
import { tracingMessages } from './messages';

/**
 * Sets the title of the document. After a submission with invalid fields, 'Error: ' stands first until the page
 * changes (GOV.UK Design System, error summary).
 *
 * @param title The page's own title; undefined leaves the document's title alone.
 * @param pageKey Changes with the page.
 */
export function usePageTitle(title: string | undefined, pageKey: string): { onInvalid: () => void } {
  const { config } = usePensionTrace();
  const texts = useMessages('tracing', tracingMessages);
  const [invalidPage, setInvalidPage] = useState<string>();

  useEffect(() => {
    if (title === undefined) return;
    const own = texts.titleWithCompany(title, config.companyName);
    document.title = invalidPage === pageKey ? texts.titleWithError(own) : own;
  }, [title, invalidPage, pageKey, texts, config.companyName]);

  const onInvalid = useCallback(() => setInvalidPage(pageKey), [pageKey]);
  return { onInvalid };
}
