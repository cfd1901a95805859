import { deferAdapter } from '@pension-trace/react/adapter';
import { mayHaveSession } from '@pension-trace/react/supabase';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readConnection, readStorage } from './connection';
import { Product } from './Product';

/** Shows the product in an element, or takes over the markup that the build has put there. */
export function showSite(root: HTMLElement) {
  const connection = readConnection();
  const adapter = deferAdapter(async () => (await import('./openBackend')).openBackend(connection), {
    mayHaveSession: () => mayHaveSession({ url: connection.url, readStorage }),
  });
  const site = (
    <StrictMode>
      <BrowserRouter>
        <Product adapter={adapter} />
      </BrowserRouter>
    </StrictMode>
  );
  // In slices, so that the page answers in between.
  if (root.querySelector('main')) startTransition(() => void hydrateRoot(root, site));
  else createRoot(root).render(site);
}
