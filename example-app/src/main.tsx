import '@fontsource-variable/atkinson-hyperlegible-next/index.css';
import '@pension-trace/react/styles.css';
import './app.css';
import { deferAdapter } from '@pension-trace/react/adapter';
import { mayHaveSession } from '@pension-trace/react/supabase';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { readConnection, readStorage } from './connection';
import { Product } from './Product';

const connection = readConnection();
const adapter = deferAdapter(async () => (await import('./openBackend')).openBackend(connection), {
  mayHaveSession: () => mayHaveSession({ url: connection.url, readStorage }),
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <Product adapter={adapter} />
    </BrowserRouter>
  </StrictMode>,
);
