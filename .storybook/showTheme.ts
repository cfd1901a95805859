/**
 * Fixes the theme of the whole page.
 *
 * @param theme `light`, `dark`, or `system` to follow the device.
 */
export function showTheme(theme: string): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.ptTheme;
  else root.dataset.ptTheme = theme;
}
