import '../../src/styles.css';
import '../../stories/foundations/brands.css';
import { render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { exportsOf } from '../../tokens/exports';
import { readTokens, type Color } from '../../tokens/readTokens';
import { brands, tokens } from '../../tokens/tokens';

/* Compares the exported tokens with the values that a browser computes from the style sheets. */

const files = exportsOf(tokens, brands);

// The lengths in the files are those of a desktop.
beforeEach(() => page.viewport(1280, 900));

/** Renders an element of ours inside a host's element with these attributes. */
function elementIn(attributes: Record<string, string>, style: Record<string, string> = {}): HTMLElement {
  const { getByTestId } = render(
    <div {...attributes} style={style}>
      <div className="ptr" data-testid="part" />
    </div>,
  );
  return getByTestId('part');
}

/** The colour of a custom property: red, green, blue and alpha from 0 to 255. */
function painted(element: HTMLElement, property: string): number[] {
  element.style.color = `var(${property})`;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { colorSpace: 'srgb' });
  if (!context) throw new Error('There is no canvas');
  context.fillStyle = getComputedStyle(element).color;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data];
}

const isNear = (one: number[], other: number[], most: number) =>
  one.every((part, index) => Math.abs(part - (other[index] ?? Infinity)) <= most);

function expected({ components, alpha = 1 }: Color): number[] {
  return [...components, alpha].map((part) => part * 255);
}

const [first, ...others] = [...files.keys()].filter((file) => file.startsWith('colours/'));

test.each([first ?? '', ...others])('%s has the colours of the style sheet', (file) => {
  const [mode = ''] = /[\w-]+(?=\.tokens)/.exec(file) ?? [];
  const [theme = '', brand] = mode.split('-').reverse();
  const element = elementIn({ 'data-pt-theme': theme, ...(brand === undefined ? {} : { 'data-pt-brand': brand }) });
  const colours = readTokens(files.get(file)).flatMap((token) => {
    if (token.type !== 'color') return [];
    // A canvas keeps a colour multiplied by its alpha, so the channels of a faint one are coarse.
    const most = token.value.alpha === undefined ? 1 : 8;
    const real = painted(element, token.extension.property ?? '');
    return [{ name: token.name, real, isRight: isNear(real, expected(token.value), most) }];
  });
  expect(colours.length).toBeGreaterThan(40);
  expect(colours.filter(({ isRight }) => !isRight)).toEqual([]);
});

test.each(['regular', 'compact', ...brands.map(({ name }) => name)])(
  'sizes/%s.tokens.json has the lengths and numbers of the style sheet',
  (mode) => {
    const attribute = mode === 'regular' || mode === 'compact' ? 'data-pt-density' : 'data-pt-brand';
    const element = elementIn({ [attribute]: mode });
    const computed = getComputedStyle(element);
    const wrong = readTokens(files.get(`sizes/${mode}.tokens.json`)).filter((token) => {
      const property = token.extension.property ?? '';
      if (token.type === 'dimension') {
        element.style.borderTopLeftRadius = `var(${property})`;
        return Math.abs(Number.parseFloat(computed.borderTopLeftRadius) - token.value.value) > 0.01;
      }
      // Of `68ch` and `normal` the file has only the number.
      const real = Number(computed.getPropertyValue(property));
      return token.type !== 'fontFamily' && !Number.isNaN(real) && real !== token.value;
    });
    expect(wrong).toEqual([]);
  },
);

test.each([
  ['0.625rem', ['6px', '10px', '16px']],
  ['0.25rem', ['2.4px', '4px', '6.4px']],
  ['26px', ['8px', '26px', '24px']],
  ['0', ['0px', '0px', '0px']],
])('with --ptr-radius: %s on an element around a part, every corner follows', (radius, corners) => {
  const element = elementIn({}, { '--ptr-radius': radius });
  const real = ['--ptr-radius-small', '--ptr-radius', '--ptr-radius-large'].map((property) => {
    element.style.borderRadius = `var(${property})`;
    return getComputedStyle(element).borderTopLeftRadius;
  });
  expect(real).toEqual(corners);
});
