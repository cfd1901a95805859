import '@fontsource-variable/atkinson-hyperlegible-next/index.css';
import '@pension-trace/react/styles.css';
import './app.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

// Handles a button pressed before hydration: sends its form again, once at a time, until React handles it.
let repeating: ReturnType<typeof setTimeout> | undefined;
document.addEventListener('submit', ({ defaultPrevented, target }) => {
  clearTimeout(repeating);
  if (!defaultPrevented && target instanceof HTMLFormElement) repeating = setTimeout(() => target.requestSubmit(), 100);
});

// Paints the page first, then loads and runs its code in pieces, so that the page responds in between.
if (root.hasChildNodes() && document.visibilityState === 'visible') await firstPaint();
// Every page except a visitor's form needs the backend at once. The adapter loads it again and reports a failure.
if (root.inert || !root.querySelector('form')) import('./openBackend').catch(() => {});
const [, { showSite }] = await Promise.all([import('react-dom/client'), import('./site')]);
await new Promise((resolve) => setTimeout(resolve));
showSite(root);

/** Waits for the first paint, at most a second: some browsers do not report it, and neither does a background tab. */
async function firstPaint() {
  await new Promise<unknown>((resolve) => {
    setTimeout(resolve, 1000);
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
}
