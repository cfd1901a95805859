import { ink, paper } from './signatureImage';

/** A tick, cut out of the box. */
const tick =
  'polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, 18% 52%, 28% 42%, 42% 56%, 72% 24%, 82% 34%, 42% 76%, 18% 52%)';

/** The styles of the letter's picture by selector, later ones winning. Everything else is as the browser has it. */
const styles: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '*': {
    all: 'revert',
    color: 'inherit',
    '-webkit-text-fill-color': 'currentcolor',
    background: 'none',
    'clip-path': 'none',
    opacity: '1',
    filter: 'none',
    'text-shadow': 'none',
    transition: 'none',
    animation: 'none',
  },
  'fieldset, legend, dd': { margin: '0', padding: '0', border: '0' },
  'legend, h1, h2, h3, h4, h5, h6': { margin: '0 0 8px', 'font-size': '20px' },
  '.ptr-letter__part': { margin: '16px 0 0', 'font-size': '16px' },
  'dl, p': { margin: '0 0 8px' },
  '.ptr-letter__firm, legend, label, dt': { 'font-weight': 'bold' },
  '.ptr-letter__row': { display: 'grid', 'grid-template-columns': '1fr 2fr', gap: '0 12px' },
  '.ptr-letter__words > .ptr-field, .ptr-letter__words + div': {
    'margin-top': '24px',
    'padding-top': '16px',
    'border-top': `1px solid ${ink}`,
  },
  '.ptr-checkbox': {
    display: 'grid',
    'grid-template-columns': '20px 1fr',
    gap: '0 12px',
    'align-items': 'center',
    'margin-top': '16px',
  },
  '.ptr-checkbox__description': { 'grid-column': '2' },
  input: { appearance: 'none', width: '20px', height: '20px', margin: '0', border: `2px solid ${ink}` },
  'input:checked': { 'background-color': ink, 'clip-path': tick },
  img: { display: 'block', width: '100%', 'margin-top': '8px', border: `1px solid ${ink}` },
};

/**
 * Gives the copy of the letter its styles for the picture: dark on white, whatever the page, its customer's theme and the
 * browser's extensions have. Inline and important, because nothing on a page wins over that, and because a strict content
 * security policy allows no style sheet of ours.
 */
export function stylePicture(letter: HTMLElement): void {
  setAll(letter, {
    all: 'initial',
    display: 'block',
    'box-sizing': 'border-box',
    width: '640px',
    padding: '24px',
    font: '16px / 1.5 sans-serif',
    'overflow-wrap': 'anywhere',
    color: ink,
    'background-color': paper,
    'color-scheme': 'only light',
    'forced-color-adjust': 'none',
  });
  for (const [selector, properties] of Object.entries(styles)) {
    for (const element of letter.querySelectorAll<HTMLElement>(selector)) setAll(element, properties);
  }
}

function setAll({ style }: HTMLElement, properties: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(properties)) {
    // html-to-image writes every computed value without priority, which an important `all` would undo.
    style.setProperty(name, value, name === 'all' ? '' : 'important');
  }
}
