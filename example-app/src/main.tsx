import '@fontsource-variable/atkinson-hyperlegible-next/index.css';
import '@pension-trace/react/styles.css';
import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createSupabaseAdapter } from '@pension-trace/react/supabase';
import { createClient } from '@supabase/supabase-js';
import { App } from './App';
import { readConnection } from './connection';

const { url, anonKey } = readConnection();
const adapter = createSupabaseAdapter(createClient(url, anonKey));
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <App adapter={adapter} />
  </StrictMode>,
);
