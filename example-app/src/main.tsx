import '@fontsource-variable/atkinson-hyperlegible-next/index.css';
import '@pension-trace/react/styles.css';
import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createSupabaseAdapter, oneRefreshAtATime } from '@pension-trace/react/supabase';
import { createClient } from '@supabase/supabase-js';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './App';
import { readConnection } from './connection';
import { readArrival } from './readArrival';
import { routes } from './routes';
import type { PageState } from './usePageState';

// Before the client looks at the address: of a link that failed it would say nothing to anybody.
const arrival = readArrival(window.location.href);
if (arrival.hasFailed) window.history.replaceState(null, '', arrival.href);

const { url, anonKey } = readConnection();
const adapter = createSupabaseAdapter(
  createClient(url, anonKey, {
    global: { fetch: oneRefreshAtATime({ readStorage: (key) => localStorage.getItem(key) }) },
  }),
);
// By now the client knows what a link has brought. Left to itself it would leave the tokens one step back in the history.
window.history.replaceState(window.history.state, '', arrival.href);
const router = createBrowserRouter(routes);
if (arrival.hasFailed) {
  const state: PageState = { hasExpiredLink: true };
  void router.navigate('/reset-password', { replace: true, state });
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <App adapter={adapter} router={router} />
  </StrictMode>,
);
