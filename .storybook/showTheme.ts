/**
 * Fixes the theme of the whole page.
 *
 * @param theme `light`, `dark`, or `system` to follow the device.
 */
export function showTheme(theme: string): void {
  document.documentElement.dataset.ptTheme = theme === 'system' ? 'auto' : theme;
}
