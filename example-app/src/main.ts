import './fonts/fonts.css';
import '@pension-trace/react/styles.css';
import './app.css';
import { adapter } from './adapter';

// The adapter asks its first questions while React and the page still load: a script waits for all that it imports.
void import('./showSite').then(({ showSite }) => showSite(adapter));

// The first use of Intl loads the browser's data, which takes a phone 70 ms. Every date would wait for it later.
globalThis.requestIdleCallback?.(() => Intl.DateTimeFormat());
