import { openAsPhone } from './openAsPhone.mjs';

/**
 * Milliseconds from navigation until the page responds, cold, on a phone: until `shows` is on the page, with `press`
 * pressed every 20 ms, or until the first control of the page is hydrated. The median of the rounds.
 */
export async function measureAnswer(browser, url, { press, shows }, rounds) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await openAsPhone(browser);
    await page.evaluateOnNewDocument(watch, press, shows);
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    const answeredAt = await page.waitForFunction(() => globalThis.answeredAt, { polling: 100, timeout: 60_000 });
    times.push(await answeredAt.jsonValue());
    await page.close();
  }
  return times.sort((one, other) => one - other)[Math.floor(rounds / 2)];
}

/** Runs in the page. */
function watch(press, shows) {
  // Before hydration, submitting a form would navigate away.
  addEventListener('submit', (event) => event.preventDefault());
  poll();

  function poll() {
    if (hasAnswered()) globalThis.answeredAt = performance.now();
    else setTimeout(poll, 20);
  }

  function hasAnswered() {
    if (shows !== undefined) {
      if (document.querySelector(shows)) return true;
      document.querySelector(press)?.click();
      return false;
    }
    const control = document.querySelector('main :is(button, a, input, select, textarea)');
    return control !== null && Object.keys(control).some((key) => key.startsWith('__reactProps'));
  }
}
