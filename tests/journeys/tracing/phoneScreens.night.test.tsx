import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { wholeText } from '../../wholeText';
import { longName, nextFrame, overflowing, root, show, setUpNarrowWindows } from './narrowWindows';

setUpNarrowWindows();

describe('the top bar of the application', () => {
  it.each([
    ['a phone', 360],
    ['a tablet', 640],
    ['a wide tablet', 1024],
  ])('is one line on %s', async (_device, width) => {
    await page.viewport(width, 740);
    await show('/personal', 'personal');
    expect(await screen.findByText(wholeText('Logged in as Margaret Hale'))).toBeVisible();
    expect(overflowing()).toEqual([]);
    const [bar, logOut] = [screen.getByRole('banner'), screen.getByRole('button', { name: 'Save and log out' })];
    expect(bar.getBoundingClientRect().height).toBeLessThan(80);
    expect(logOut.getBoundingClientRect().right).toBeLessThanOrEqual(width);
  });
});

describe('the top of the page', () => {
  const pages = [
    ['/signup', 'logged-out'],
    ['/personal', 'personal'],
    ['/portal', longName],
    ['/portal/support', longName],
  ] as const;
  const sizes = [
    { width: 320, textSize: '' },
    { width: 360, textSize: '' },
    { width: 640, textSize: '' },
    { width: 320, textSize: '200%' },
    { width: 360, textSize: '200%' },
  ];

  it.each(pages)(
    'of %s has the whole name of the firm, or its mark, in a fifth of the height',
    async (path, scenario) => {
      await page.viewport(360, 740);
      await show(path, scenario);
      const home = within(screen.getByRole('banner')).getByRole('link', { name: 'Lantern Pension Tracing, home' });
      for (const { width, textSize } of sizes) {
        await page.viewport(width, 740);
        root.style.fontSize = textSize;
        await nextFrame();
        const [name, room] = [home.querySelector('.ptr-logo__name'), home.querySelector('.ptr-logo')].map(boxOf);
        const isWhole = isInside(name, room);
        expect(isWhole || !meets(name, room)).toBe(true);
        if (path === '/signup' && textSize === '') expect(isWhole).toBe(true);
        const bars = document.querySelectorAll('.ptr-top-bar');
        expect([...bars].at(-1)?.getBoundingClientRect().bottom).toBeLessThanOrEqual(148);
      }
    },
  );

  it('shows the current section of the portal with large text', async () => {
    await page.viewport(320, 740);
    root.style.fontSize = '200%';
    await show('/portal/support', longName);
    expect(boxOf(screen.getByRole('link', { current: 'page' })).left).toBeGreaterThanOrEqual(0);
    expect(boxOf(screen.getByRole('link', { current: 'page' })).right).toBeLessThanOrEqual(320);
  });

  it('has room for the longest word of each tab in the select', async () => {
    await page.viewport(320, 740);
    root.style.fontSize = '200%';
    await show('/portal', longName);
    const select = await screen.findByRole('combobox', { name: 'Show' });
    const style = getComputedStyle(select);
    const room = select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    const measure = document.createElement('canvas').getContext('2d');
    if (!measure) throw new Error('No canvas.');
    measure.font = style.font;
    expect(style.whiteSpace).toBe('normal');
    for (const { text } of select instanceof HTMLSelectElement ? select.options : []) {
      for (const word of text.split(' ')) expect(measure.measureText(word).width).toBeLessThanOrEqual(room);
    }
  });
});

function boxOf(element: Element | null): DOMRect {
  if (!element) throw new Error('The element is missing.');
  return element.getBoundingClientRect();
}

/** Half a pixel for the rounding of positions. */
function isInside(inner: DOMRect | undefined, outer: DOMRect | undefined): boolean {
  if (!inner || !outer) return false;
  const isBeside = inner.left >= outer.left - 0.5 && inner.right <= outer.right + 0.5;
  return isBeside && inner.top >= outer.top - 0.5 && inner.bottom <= outer.bottom + 0.5;
}

function meets(inner: DOMRect | undefined, outer: DOMRect | undefined): boolean {
  if (!inner || !outer) return false;
  const isBeside = inner.left < outer.right && inner.right > outer.left;
  return isBeside && inner.top < outer.bottom && inner.bottom > outer.top;
}

describe('the first screen', () => {
  it.each([
    ['/signup', 'logged-out'],
    ['/why', 'reason'],
    ['/portal', 'portal'],
  ] as const)('of %s shows its heading at 320 px with text at 200 %%', async (path, scenario) => {
    root.style.fontSize = '200%';
    await page.viewport(320, 740);
    await show(path, scenario);
    expect(screen.getByRole('heading', { level: 1 }).getBoundingClientRect().top).toBeLessThan(555);
  });

  it('of the sign-up says what tracing costs, one press from the free service of the government', async () => {
    await page.viewport(360, 740);
    const { user } = await show('/signup', 'logged-out');
    const [cost] = screen.getAllByText('Free.');
    expect(cost?.getBoundingClientRect().bottom).toBeLessThan(400);
    await user.click(screen.getByText('More about what it costs'));
    const service = screen.getByRole('link', { name: /^the Pension Tracing Service/ });
    expect(service).toHaveAttribute('href', 'https://www.gov.uk/find-pension-contact-details');
    expect(service.getBoundingClientRect().bottom).toBeLessThan(740);
  });

  it('of the sign-up has its whole first field within 560 px', async () => {
    await page.viewport(360, 640);
    await show('/signup', 'logged-out');
    expect(screen.getByRole('textbox', { name: 'First name' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(560);
  });

  it('of the known pensions has both buttons within 560 px', async () => {
    await page.viewport(360, 640);
    await show('/known-pensions', 'known-pensions');
    for (const name of ['Add Pension', 'No Known Pensions']) {
      expect(screen.getByRole('button', { name }).getBoundingClientRect().bottom).toBeLessThanOrEqual(560);
    }
  });

  it('of the reasons says whose pensions we trace, and has three whole reasons', async () => {
    await page.viewport(360, 640);
    await show('/why', 'reason');
    const service = screen.getByRole('link', { name: /^the Pension Tracing Service/ });
    const [first, , third] = screen.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    expect(service.getBoundingClientRect().bottom).toBeLessThanOrEqual(first?.top ?? 0);
    expect(third?.bottom).toBeLessThanOrEqual(640);
  });

  it('of a new trace reaches Next within 1,000 px', async () => {
    await page.viewport(360, 640);
    await show('/create-trace', 'create-trace');
    expect(screen.getByRole('button', { name: 'Next' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(1000);
  });
});
