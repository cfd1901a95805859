import { deferAdapter } from '@pension-trace/react/adapter';
import { defaultPaths, documentTitle } from '@pension-trace/react/server';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { configuration } from './configuration';
import { Site } from './Site';

/** The pages to render when the site is built: all but the home page, which depends on the visitor. */
export const paths: readonly string[] = Object.values(defaultPaths).filter((path) => path !== '/');

const adapter = deferAdapter(() => Promise.reject(new Error('No page needs the backend to be rendered.')), {
  mayHaveSession: () => false,
});

/** Renders a page without customer data, the same as the first rendering of showSite.tsx. */
export async function renderPage(path: string) {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <Site adapter={adapter} />
      </StaticRouter>
    </StrictMode>,
    // Render everything at once, because a streamed part needs an inline script.
    { progressiveChunkSize: Infinity, onError: (error) => void errors.push(error) },
  );
  if (errors.length > 0) throw new AggregateError(errors, `${path} failed to render.`);
  return {
    markup: await new Response(prelude).text(),
    title: documentTitle(path, configuration),
    // The portal needs its data before it shows anything.
    preload: path.startsWith('/portal') ? ['src/openBackend.ts'] : [],
  };
}
