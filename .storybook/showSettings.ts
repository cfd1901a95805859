import { forceColours } from './forceColours';

/** Applies the toolbar's text size, direction and contrast to the whole page. */
export function showSettings(globals: Readonly<Record<string, unknown>>): void {
  const { documentElement: root } = document;
  root.style.fontSize = String(globals.textSize) === '200' ? '200%' : '';
  root.dir = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  forceColours(globals.contrast === 'forced');
}
