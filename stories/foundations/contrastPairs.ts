const grounds = ['page', 'surface', 'raised', 'sunken', 'brand-soft'];
const softGrounds = ['danger-soft', 'success-soft', 'warning-soft', 'info-soft', 'accent-soft'];

/** A foreground colour and its backgrounds, by names without `--ptr-color-`. */
export interface ContrastPair {
  /** The kind of foreground, such as 'text'. */
  use: string;
  front: string;
  grounds: readonly string[];
  /** The contrast that every pair reaches, in both themes. */
  least: number;
}

/** Every pair of colours in the style sheets. Storybook shows them, and a test measures them. */
export const contrastPairs: readonly ContrastPair[] = [
  { use: 'text', front: 'ink', grounds: [...grounds, ...softGrounds], least: 7 },
  { use: 'quiet text', front: 'ink-quiet', grounds: ['page', 'surface', 'raised'], least: 7 },
  { use: 'quiet text on a tint', front: 'ink-quiet', grounds: ['sunken', 'brand-soft', ...softGrounds], least: 4.5 },
  { use: 'placeholder', front: 'placeholder', grounds: ['page', 'surface', 'sunken'], least: 4.5 },
  { use: 'link', front: 'brand', grounds, least: 4.5 },
  { use: 'link under the pointer', front: 'brand-strong', grounds, least: 4.5 },
  { use: 'link in a notice', front: 'brand', grounds: softGrounds, least: 4.5 },
  { use: 'primary button', front: 'on-brand', grounds: ['brand', 'brand-strong'], least: 4.5 },
  { use: 'danger button', front: 'on-danger', grounds: ['danger', 'danger-strong'], least: 4.5 },
  { use: 'error', front: 'danger', grounds: ['page', 'surface', 'raised', 'danger-soft'], least: 4.5 },
  { use: 'error link under the pointer', front: 'danger-strong', grounds: ['surface'], least: 4.5 },
  { use: 'success', front: 'success', grounds: ['page', 'surface', 'raised', 'success-soft'], least: 4.5 },
  { use: 'warning', front: 'warning', grounds: ['page', 'surface', 'raised', 'warning-soft'], least: 4.5 },
  { use: 'info', front: 'info', grounds: ['page', 'surface', 'raised', 'info-soft'], least: 4.5 },
  { use: 'text on the panel', front: 'panel-ink', grounds: ['panel'], least: 7 },
  { use: 'quiet text on the panel', front: 'panel-quiet', grounds: ['panel'], least: 7 },
  { use: 'link on the panel', front: 'panel-accent', grounds: ['panel'], least: 4.5 },
  { use: 'edge of a control', front: 'line-strong', grounds: ['page', 'surface', 'raised', 'brand-soft'], least: 3 },
  { use: 'focus ring', front: 'focus', grounds: [...grounds, ...softGrounds, 'focus-gap'], least: 3 },
  { use: 'focus ring beside a button', front: 'focus-gap', grounds: ['brand', 'danger', 'panel'], least: 1.2 },
  ...['neutral', 'brand', 'primary', 'info', 'success', 'warning', 'danger'].map((tone) => ({
    use: 'status dot',
    front: `dot-${tone}`,
    grounds: ['page', 'surface', 'raised', 'sunken'],
    least: 3,
  })),
];
