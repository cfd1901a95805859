import { render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createMemoryAdapter } from '../../src/memory';
import { renderWithAdapter } from '../provider/renderWithAdapter';
import { HostPage } from './hostPage';
import { bare, hosts } from './hosts';
import { addSheets, differencesOf, measure } from './measure';
import { hostedScreens } from './screens';

let removeSheets: () => void = () => undefined;
afterEach(() => removeSheets());

function show(sheets: readonly string[]) {
  removeSheets();
  removeSheets = addSheets(sheets);
}

/**
 * Our elements: the screen and its overlays at the end of the page, without elements that are clipped to a point.
 */
function ourElements() {
  const all = document.body.querySelectorAll(
    '[data-testid="page"] *, .ptr-modal__backdrop, .ptr-popover, .ptr-modal__backdrop *, .ptr-popover *',
  );
  return [...all].filter((element) => element.closest('[style*="clip"]') === null);
}

/** The reset requires the class `ptr` on each element with a class of ours, except for shapes inside an SVG. */
function escapesReset(element: Element) {
  return /\bptr-/.test(element.getAttribute('class') ?? '') && !element.matches('.ptr, .ptr-root, svg *');
}

/** Resolves when the page has not changed for 100 ms and has no skeleton. */
async function isStill() {
  let markup = '';
  do {
    markup = document.body.innerHTML;
    await new Promise((resolve) => setTimeout(resolve, 100));
  } while (markup !== document.body.innerHTML || document.querySelector('.ptr-skeleton') !== null);
}

const none = (names: { name: string }[]) => Object.fromEntries(names.map(({ name }) => [name, []]));

describe('in every host', () => {
  it.each(hostedScreens)(
    '$name has the same computed styles as on a bare page',
    async ({ scenario, element, isShown }) => {
      // The host chooses the page's font and width.
      show([...bare.sheets, ':root { --ptr-font: Arial }']);
      renderWithAdapter(
        <div data-testid="page" style={{ position: 'absolute', top: 0, left: 0, width: 900 }}>
          {element}
        </div>,
        createMemoryAdapter(scenario),
      );
      await isShown();
      await isStill();
      const elements = ourElements();
      expect(elements.length).toBeGreaterThan(5);
      expect(elements.filter(escapesReset).map(({ outerHTML }) => outerHTML)).toEqual([]);
      const onBarePage = measure(elements);
      const differences = hosts.map(({ name, sheets }) => {
        show([...sheets, ':root { --ptr-font: Arial }']);
        return [name, differencesOf(onBarePage, measure(elements))];
      });
      expect(Object.fromEntries(differences)).toEqual(none(hosts));
    },
    60_000,
  );
});

describe("a host's own elements", () => {
  it('keep their computed styles when our sheet is loaded', () => {
    const { container } = render(<HostPage />);
    const elements = [document.documentElement, document.body, ...container.querySelectorAll('*')];
    const differences = [bare, ...hosts].map(({ name, sheets, ownSheets }) => {
      show(ownSheets);
      const without = measure(elements);
      show(sheets);
      return [name, differencesOf(without, measure(elements))];
    });
    expect(Object.fromEntries(differences)).toEqual(none([bare, ...hosts]));
  });
});
