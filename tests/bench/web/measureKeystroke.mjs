/**
 * Milliseconds from a keystroke to the page's new layout, including React's work: the median of 200 keystrokes in the
 * first text field.
 */
export function measureKeystroke(page) {
  return page.evaluate(async () => {
    const field = document.querySelector('input:not([type]), input[type="text"]');
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    const times = [];
    field.focus();
    for (let count = 0; count < 240; count += 1) {
      const before = performance.now();
      set.call(field, `Name${'abcdefgh'.slice(0, 1 + (count % 8))}`);
      field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
      // React renders in a microtask.
      await Promise.resolve();
      document.body.getBoundingClientRect();
      times.push(performance.now() - before);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    // The first keystrokes warm up the code.
    return times.slice(40).sort((one, other) => one - other)[100];
  });
}
