/** The page of the firm's site that stops the messages of the customer to whom the token belongs. */
export function stopPage(site: URL, token: string): URL {
  const page = new URL('/stop-news', site);
  page.searchParams.set('token', token);
  return page;
}
