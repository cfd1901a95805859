import { deferAdapter } from '@pension-trace/react/adapter';
import { mayHaveSession } from '@pension-trace/react/supabase';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readConnection, readStorage } from './connection';
import { Product } from './Product';

/** Renders the product in an element, or hydrates the prerendered markup. */
export function showSite(root: HTMLElement) {
  const connection = readConnection();
  const isCustomer = () => mayHaveSession({ url: connection.url, readStorage });
  const adapter = deferAdapter(async () => (await import('./openBackend')).openBackend(connection), {
    mayHaveSession: isCustomer,
  });
  const site = (
    <StrictMode>
      <BrowserRouter>
        <Product adapter={adapter} onReady={() => (root.inert = false)} />
      </BrowserRouter>
    </StrictMode>
  );
  const isMarkedUp = root.querySelector('main') !== null && (!root.inert || isCustomer());
  // In slices, so that the page responds in between.
  startTransition(() => {
    if (isMarkedUp) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
}
