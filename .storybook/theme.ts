import { create } from 'storybook/theming';

const font = "'Atkinson Hyperlegible Next Variable', system-ui, sans-serif";

/** The brand of the product for Storybook's frame and its docs pages. */
export const theme = create({
  base: 'light',
  brandTitle:
    '<img src="./favicon.svg" alt="" width="28" height="28" style="vertical-align: -8px; margin-inline-end: 10px"> Pension tracing',
  brandUrl: './?path=/docs/introduction--docs',
  brandTarget: '_self',
  fontBase: font,
  colorPrimary: '#005a5a',
  colorSecondary: '#005a5a',
  appBg: '#f3f6f6',
  appBorderRadius: 8,
  barSelectedColor: '#005a5a',
  barHoverColor: '#005a5a',
});
