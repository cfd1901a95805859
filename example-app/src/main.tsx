import '@fontsource-variable/atkinson-hyperlegible-next/index.css';
import '@pension-trace/react/styles.css';
import './app.css';
import { deferAdapter } from '@pension-trace/react/adapter';
import { mayHaveSession } from '@pension-trace/react/supabase';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readConnection, readStorage } from './connection';
import { Product } from './Product';

const connection = readConnection();
const adapter = deferAdapter(async () => (await import('./openBackend')).openBackend(connection), {
  mayHaveSession: () => mayHaveSession({ url: connection.url, readStorage }),
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
const site = (
  <StrictMode>
    <BrowserRouter>
      <Product adapter={adapter} />
    </BrowserRouter>
  </StrictMode>
);
// In slices, so that the page answers while React takes over the markup of the build.
if (root.querySelector('main')) startTransition(() => void hydrateRoot(root, site));
else createRoot(root).render(site);
