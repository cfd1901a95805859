import '@fontsource-variable/atkinson-hyperlegible-next/index.css';
import '@pension-trace/react/styles.css';
import './app.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { adapter } from './adapter';
import { Site } from './Site';

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
