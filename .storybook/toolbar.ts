import type { Preview } from '@storybook/react-vite';

/**
 * One menu of the toolbar: an icon, so that all of them fit 1280 px, with the description as its tooltip. The first item is
 * the default. It resets the menu: Storybook highlights the icon while any other is chosen.
 */
function menu(
  description: string,
  icon: 'beaker' | 'contrast' | 'eye' | 'globe' | 'lightning' | 'paintbrush' | 'transfer' | 'zoom',
  items: string[][],
) {
  return {
    description,
    toolbar: {
      icon,
      items: items.map(([value = '', title = ''], index) => ({
        value,
        title,
        ...(index === 0 && { type: 'reset' as const }),
      })),
      dynamicTitle: false,
    },
  };
}

/** The menus of the toolbar. */
export const toolbar = {
  words: menu('Words', 'globe', [
    ['default', 'Default words'],
    ['pseudo', 'Pseudo words'],
  ]),
  theme: menu('Theme', 'contrast', [
    ['light', 'Light'],
    ['dark', 'Dark'],
    ['system', 'As the device'],
  ]),
  brand: menu('Brand', 'paintbrush', [
    ['none', 'The default brand'],
    ['harbour', 'Harbour: a building society'],
    ['plum', 'Plum: a challenger'],
    ['ledger', 'Ledger: a firm of advisers'],
  ]),
  rules: menu('Rules', 'beaker', [
    ['story', 'Story’s own rules'],
    ['standard', 'Standard rules'],
    ['inclusive', 'Inclusive rules'],
  ]),
  network: menu('Network', 'lightning', [
    ['story', 'Story’s own network'],
    ['slow', 'Slow: two seconds a call'],
    ['failing', 'Failing: no connection'],
    ['silent', 'Silent: no call is answered'],
  ]),
  textSize: menu('Text size', 'zoom', [
    ['100', 'Text at 100 %'],
    ['200', 'Text at 200 %'],
  ]),
  direction: menu('Direction', 'transfer', [
    ['ltr', 'Left to right'],
    ['rtl', 'Right to left'],
  ]),
  contrast: menu('Contrast', 'eye', [
    ['normal', 'This firm’s colours'],
    ['forced', 'Forced colours, approximately'],
  ]),
} satisfies Preview['globalTypes'];

/** The defaults of the toolbar. */
export const toolbarDefaults = {
  words: 'default',
  theme: 'light',
  brand: 'none',
  rules: 'story',
  network: 'story',
  textSize: '100',
  direction: 'ltr',
  contrast: 'normal',
};
