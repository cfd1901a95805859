/** The bytes that requests with `keepalive` may have on their way together (Fetch standard, HTTP-network-or-cache fetch). */
const limit = 64 * 1024;

/**
 * Wraps a `fetch`: a request that starts while the page is hidden reaches the server even when the page ends. Firefox and
 * WebKit cancel it otherwise. Bodies that are not text, or longer than browsers accept, are sent without `keepalive`.
 */
export function outlivingPage(send: typeof fetch): typeof fetch {
  let held = 0;
  return async (input, init) => {
    const isEnding = typeof document !== 'undefined' && document.visibilityState === 'hidden';
    if (!isEnding || typeof init?.body !== 'string') return send(input, init);
    const size = new TextEncoder().encode(init.body).length;
    if (held + size > limit) return send(input, init);
    held += size;
    try {
      return await send(input, { ...init, keepalive: true });
    } finally {
      held -= size;
    }
  };
}
