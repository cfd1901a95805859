import type { PensionTraceAdapter } from '@pension-trace/react';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Site } from './Site';

/** Renders the site, over the server's markup where there is any. */
export function showSite(adapter: PensionTraceAdapter) {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root".');

  const site = (
    <StrictMode>
      <BrowserRouter>
        <Site adapter={adapter} />
      </BrowserRouter>
    </StrictMode>
  );
  // A transition renders in slices, so that the page stays responsive.
  startTransition(() => {
    if (root.querySelector('main')) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
}
