/**
 * Marks the outermost element of a screen on a page that sets no font, where text would have the browser's serif. Our
 * sheet gives a marked element a sans-serif. Checks again when the page has loaded, with style sheets that came late.
 */
export function checkPageFont(element: HTMLElement): void {
  if (element.parentElement?.closest('.ptr')) return;
  mark(element);
  if (document.readyState !== 'complete') addEventListener('load', () => mark(element), { once: true });
}

function mark(element: HTMLElement) {
  const { parentElement } = element;
  if (parentElement === null) return;
  const inherited = getComputedStyle(parentElement).fontFamily;
  // The name of the browser's font depends on the device and on the customer's settings.
  element.style.fontFamily = 'initial';
  const isInitial = inherited === getComputedStyle(element).fontFamily;
  element.style.removeProperty('font-family');
  if (element.getAttribute('style') === '') element.removeAttribute('style');
  if (isInitial) element.dataset['ptFont'] = 'ours';
  else delete element.dataset['ptFont'];
}
