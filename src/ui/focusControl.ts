import { scrollIntoView } from '../domain/device';

/**
 * Scrolls to a control with its label and focuses it. A group of fields cannot take focus: its first control does.
 *
 * @returns Whether the page has the control.
 */
export function focusControl(page: Document, id: string): boolean {
  const control = page.getElementById(id);
  if (!control) return false;
  const folded = control.closest('details');
  if (folded) folded.open = true;
  // Focus alone would leave the label above the edge of a phone's screen.
  const frame = control.closest('.ptr-field') ?? control;
  scrollIntoView(frame, { block: 'start' });
  control.focus({ preventScroll: true });
  if (control !== page.activeElement) {
    control.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true });
  }
  return true;
}
