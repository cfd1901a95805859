/** Events of the first use: input, returning to the page, and storage changes by another tab, such as a session. */
const uses = ['pointerdown', 'keydown', 'focus', 'storage'] as const;

/** Calls `used` once, at the first use of the page. Returns the function that stops listening. */
export function onFirstUse(used: () => void): () => void {
  const waiting = new AbortController();
  const handleUse = () => {
    waiting.abort();
    used();
  };
  for (const use of uses) addEventListener(use, handleUse, { signal: waiting.signal });
  return () => waiting.abort();
}
