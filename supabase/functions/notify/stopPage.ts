import { pageAt } from '../../templates/pageAt.ts';

/** The page of the firm's site that stops the messages of the customer to whom the token belongs. */
export function stopPage(site: URL, token: string): URL {
  const page = pageAt(site, '/stop-news');
  page.searchParams.set('token', token);
  return page;
}
