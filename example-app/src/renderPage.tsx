import { deferAdapter } from '@pension-trace/react/adapter';
import { defaultPaths, documentTitle } from '@pension-trace/react/server';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { configuration } from './configuration';
import { Product } from './Product';

/** The pages for visitors without an account, rendered when the site is built. */
export const publicPages = ['/signup', '/login', '/forgot-password', '/reset-password', '/confirm-email', '/marketing'];

/** The customers' pages, rendered in their loading state, without customer data. */
export const customerPages: readonly string[] = Object.values(defaultPaths).filter(
  (path) => ![...publicPages, '/'].includes(path),
);

/** Renders the markup of a page, the same as the first render of site.tsx. */
export async function renderPage(path: string): Promise<string> {
  const adapter = deferAdapter(() => Promise.reject(new Error('No page needs the backend to be rendered.')), {
    mayHaveSession: () => false,
  });
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <Product adapter={adapter} />
      </StaticRouter>
    </StrictMode>,
    // In one piece, because a later part would need an inline script.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  );
  if (errors.length > 0) throw new AggregateError(errors, `${path} failed to render.`);
  return new Response(prelude).text();
}

/** The title of a page, the same as PensionTracing sets. */
export const titleOf = (path: string): string | undefined => documentTitle(path, configuration);
