import { openAsPhone } from './openAsPhone.mjs';

/**
 * Records one cold load of a page on a phone: each request in the order in which it leaves, and the scripts that had
 * arrived before the first question to the backend.
 *
 * @param shows The selector of the content that the customer came for.
 */
export async function recordRequests(browser, url, shows) {
  const page = await openAsPhone(browser);
  const devtools = await page.createCDPSession();
  await devtools.send('Network.enable');
  const requests = new Map();
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (request.method === 'OPTIONS' || request.url.startsWith('data:')) return;
    requests.set(requestId, { url: request.url, type, left: timestamp });
  });
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { came: timestamp, bytes: encodedDataLength });
  });
  await page.evaluateOnNewDocument(watchFor, shows);
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  const shownAt = await page.waitForFunction(() => globalThis.shownAt, { polling: 100, timeout: 60_000 });
  const shownAfter = await shownAt.jsonValue();
  await page.close();

  const [{ left: start }] = requests.values();
  const all = [...requests.values()].map(({ url: address, type, left, came = Infinity, bytes = 0 }) => ({
    name: nameOf(new URL(address)),
    isQuestion: /^\/(?:rest|functions)\/v1\//.test(new URL(address).pathname),
    isScript: type === 'Script' || address.endsWith('.js'),
    left: Math.round((left - start) * 1000),
    came: Math.round((came - start) * 1000),
    bytes,
  }));
  const first = all.find(({ isQuestion }) => isQuestion)?.left ?? Infinity;
  const scripts = all.filter(({ isScript, came }) => isScript && came <= first);
  return {
    requests: all.filter(({ left }) => left <= shownAfter),
    before: { files: scripts.length, bytes: scripts.reduce((sum, { bytes }) => sum + bytes, 0) },
    /** Milliseconds from navigation until the content was on the page. */
    shownAfter,
  };
}

/** Runs in the page. */
function watchFor(shows) {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(shows)) return;
    globalThis.shownAt = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

function nameOf({ pathname }) {
  const name = pathname.split('/').at(-1) || pathname;
  // Without the hash of the build.
  return name.replace(/-[\w-]{8}(?=\.\w+$)/, '');
}
