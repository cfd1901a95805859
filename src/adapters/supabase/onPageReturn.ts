/**
 * Calls `returned` when the page becomes visible or the browser comes back online. Never outside a browser. Returns the
 * function that unsubscribes.
 */
export function onPageReturn(returned: () => void): () => void {
  if (typeof window === 'undefined' || typeof document === 'undefined') return () => undefined;
  const handleVisibility = () => {
    if (document.visibilityState === 'visible') returned();
  };
  document.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('online', returned);
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility);
    window.removeEventListener('online', returned);
  };
}
