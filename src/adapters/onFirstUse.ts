/** Touching the page, coming back to it, and what another tab stores, such as a session. */
const uses = ['pointerdown', 'keydown', 'focus', 'storage'] as const;

/** Calls `used` once, when the page is first used. Returns the function that stops waiting. */
export function onFirstUse(used: () => void): () => void {
  const waiting = new AbortController();
  const handleUse = () => {
    waiting.abort();
    used();
  };
  for (const use of uses) addEventListener(use, handleUse, { signal: waiting.signal });
  return () => waiting.abort();
}
