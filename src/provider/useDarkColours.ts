import { useEffect } from 'react';

/** The colours that a brand usually sets. */
const names = ['page', 'surface', 'ink', 'ink-quiet', 'brand', 'brand-strong', 'on-brand', 'danger', 'on-danger'];

/**
 * Warns developers once about colours that are the same in light and in dark, if they cannot be read in dark. Reads the
 * styles once after mounting, only on a page with `data-pt-theme`, and loads its measuring code only for such colours.
 */
export function useDarkColours(warn: (message: string) => void): void {
  useEffect(() => {
    // jsdom has no `matchMedia`.
    const isDarkDevice = globalThis.matchMedia?.('(prefers-color-scheme: dark)').matches === true;
    const place = document.querySelector(`[data-pt-theme="dark"]${isDarkDevice ? ', [data-pt-theme="auto"]' : ''}`);
    if (place === null) return;
    const style = getComputedStyle(place);
    // A browser without `light-dark()` shows every colour as in light.
    if (!style.getPropertyValue('--ptr-color-scheme').includes('dark')) return;
    const plain = names.filter((name) => {
      const value = style.getPropertyValue(`--ptr-color-${name}`);
      return value !== '' && !value.includes('light-dark(');
    });
    if (plain.length === 0) return;
    // Offline, only this warning is lost.
    import('./reportUnreadableColours').then(
      ({ reportUnreadableColours }) => reportUnreadableColours(place, plain, warn),
      () => undefined,
    );
  }, [warn]);
}
