import { useCallback, useEffect } from 'react';

const site = 'Lantern Pension Tracing';

/**
 * Sets the page's title. After a submission that found something to put right, 'Error: ' comes first
 * (GOV.UK Design System, error summary).
 */
export function usePageTitle(title: string): { onInvalid: () => void } {
  useEffect(() => {
    document.title = `${title} – ${site}`;
  }, [title]);
  const onInvalid = useCallback(() => {
    document.title = `Error: ${title} – ${site}`;
  }, [title]);
  return { onInvalid };
}
