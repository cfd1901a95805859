const rounds = 9;
const keys = 50;

/**
 * Milliseconds of a keystroke in the first text field of each page, on a processor six times slower: React's work, the
 * work that it schedules, and the new layout. The browser's clock is coarse, so a round times many keystrokes at once.
 * The pages take turns; the median of nine rounds.
 */
export async function measureKeystrokes(pages) {
  const times = pages.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, page] of pages.entries()) {
      await page.bringToFront();
      await page.emulateCPUThrottling(6);
      const time = await page.evaluate(typeKeys, keys);
      await page.emulateCPUThrottling(1);
      // The first round warms up the code.
      if (round > 0) times[index].push(time);
    }
  }
  return times.map((all) => all.sort((one, other) => one - other)[(rounds - 1) / 2]);
}

/** Runs in the page. */
async function typeKeys(count) {
  const field = document.querySelector('input:not([type]), input[type="text"]');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const { port1, port2 } = new MessageChannel();
  const nextTask = () =>
    new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(undefined);
    });
  field.focus();
  const before = performance.now();
  for (let key = 0; key < count; key += 1) {
    set.call(field, `Name${'abcdefgh'.slice(0, 1 + (key % 8))}`);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    await nextTask();
    document.body.getBoundingClientRect();
  }
  return (performance.now() - before) / count;
}
