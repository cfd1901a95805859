import '@fontsource-variable/atkinson-hyperlegible-next/index.css';
import '@pension-trace/react/styles.css';
import './app.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

// A button pressed before the page answers counts: its form is sent again, once at a time, until React takes it.
let repeating: ReturnType<typeof setTimeout> | undefined;
document.addEventListener('submit', ({ defaultPrevented, target }) => {
  clearTimeout(repeating);
  if (!defaultPrevented && target instanceof HTMLFormElement) repeating = setTimeout(() => target.requestSubmit(), 100);
});

// The page is painted first. Then its code comes and runs in pieces, so that the page answers in between.
if (root.hasChildNodes() && document.visibilityState === 'visible') await firstPaint();
// Any page but a visitor's form needs the backend at once. The adapter asks again, and reports the failure.
if (root.inert || !root.querySelector('form')) import('./openBackend').catch(() => {});
const [, { showSite }] = await Promise.all([import('react-dom/client'), import('./site')]);
await new Promise((resolve) => setTimeout(resolve));
showSite(root);

/** Waits until the browser shows the page, or for a second: a browser may not tell, and a tab may go to the background. */
async function firstPaint() {
  await new Promise<unknown>((resolve) => {
    setTimeout(resolve, 1000);
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
}
