import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { captureRegion } from '../../../src/features/authorisation/captureRegion';
import { pixelsOf } from './pictures';

const added: HTMLElement[] = [];
afterEach(() => added.splice(0).forEach((element) => element.remove()));

function addStyle(text: string) {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
  added.push(style);
}

/** The colour of the picture at a point, in CSS pixels. */
function colourAt({ data, width }: ImageData, x: number, y: number): number[] {
  const start = (y * window.devicePixelRatio * width + x * window.devicePixelRatio) * 4;
  return [...data.slice(start, start + 3)];
}

describe('captureRegion', () => {
  it('captures one element and nothing around it, at the screen’s resolution', async () => {
    render(
      <div style={{ background: 'red', padding: 20 }}>
        <div data-testid="letter" style={{ background: 'rgb(255, 250, 240)', width: 200, height: 100 }}>
          <div style={{ background: 'rgb(0, 0, 255)', width: 100, height: 50 }} />
        </div>
      </div>,
    );
    const picture = await pixelsOf(await captureRegion(screen.getByTestId('letter')));
    expect([picture.width, picture.height]).toEqual([200, 100].map((length) => length * window.devicePixelRatio));
    expect(colourAt(picture, 50, 25)).toEqual([0, 0, 255]);
    expect(colourAt(picture, 150, 75)).toEqual([255, 250, 240]);
    expect(colourAt(picture, 0, 0)).toEqual([0, 0, 255]);
  });

  it('does not change the style sheets of the page', async () => {
    addStyle('.host { color: green }');
    const rules = () => [...document.styleSheets].map((sheet) => sheet.cssRules.length);
    const before = rules();
    render(
      <div data-testid="letter" className="host">
        Words
      </div>,
    );
    await captureRegion(screen.getByTestId('letter'));
    expect(rules()).toEqual(before);
  });
});
