import { useLocation } from 'react-router-dom';

/** What one page tells the next one, beside the address: it is gone when the tab is closed. */
export interface PageState {
  /** The link of a mail did not work. */
  hasExpiredLink?: boolean;
  /** The customer's data has just been deleted. */
  isDeleted?: boolean;
  /** Where the customer was when their session ended by itself: they come back to it. */
  from?: string;
}

/** What the page before this one told, as far as the browser has kept it. */
export function usePageState(): PageState {
  const location = useLocation();
  const state: unknown = location.state;
  if (typeof state !== 'object' || state === null) return {};
  const { hasExpiredLink, isDeleted, from } = state as Record<string, unknown>;
  return {
    hasExpiredLink: hasExpiredLink === true,
    isDeleted: isDeleted === true,
    ...(typeof from === 'string' && from.startsWith('/') ? { from } : {}),
  };
}
