import '@fontsource-variable/atkinson-hyperlegible-next/index.css';
import '@pension-trace/react/styles.css';
import './app.css';
import { createSupabaseAdapter, supabaseClientOptions } from '@pension-trace/react/supabase';
import { createClient } from '@supabase/supabase-js';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { readConnection } from './connection';
import { Product } from './Product';

const { url, publishableKey } = readConnection();
const adapter = createSupabaseAdapter(
  createClient(url, publishableKey, supabaseClientOptions({ readStorage: (key) => localStorage.getItem(key) })),
);
const router = createBrowserRouter([{ path: '*', element: <Product adapter={adapter} /> }]);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
