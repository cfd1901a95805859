/** `fetch` that sends requests for Ordnance Survey Places to `url`. */
export function placesFetch(url: string, fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const wanted = new URL(input instanceof Request ? input.url : input);
    if (wanted.origin !== 'https://api.os.uk') return fetch(input, init);
    return fetch(new URL(wanted.pathname + wanted.search, url), init);
  };
}
