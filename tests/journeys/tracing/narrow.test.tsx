import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import '@fontsource-variable/atkinson-hyperlegible-next';
import '../../../src/styles.css';
import { getScenario, type MemoryScenario, type MemoryScenarioName } from '../../../src/memory';
import { openAt } from './openAt';
import { wholeText } from '../../wholeText';

const config = {
  companyName: 'Lantern Pension Tracing',
  links: { yourData: 'https://example.com/data', pensionGuide: 'https://example.com/guide.pdf' },
  contact: { email: 'help@example.com', ukPhone: '0808 157 0192', postalAddress: ['1 Example Street', 'London'] },
  firm: {
    companyNumber: '00000000',
    registeredOffice: '1 Example Street, London',
    icoNumber: 'ZA000000',
    price: 'Free.',
  },
};

const portal = getScenario('portal');
const [margaret] = portal.customers ?? [];
if (!margaret) throw new Error('The scenario of the portal has no customer.');

/** The portal of a customer whose first and last name cannot wrap. */
const longName: MemoryScenario = {
  ...portal,
  customers: [{ ...margaret, firstName: 'Wilhelmina', lastName: 'Featherstonehaugh' }],
};

const [pension] = margaret.pensions ?? [];
if (!pension) throw new Error('The customer of the portal has no pension.');

/** A trace has found the customer's first pension. */
const found: MemoryScenario = {
  ...portal,
  customers: [{ ...margaret, traces: (margaret.traces ?? []).map((one) => ({ ...one, pension_id: pension.id })) }],
};

const openLetter = async () => userEvent.click(await screen.findByText('Read the letter'));
const openNotifications = async () =>
  userEvent.selectOptions(
    await screen.findByLabelText('Show'),
    await screen.findByRole('option', { name: 'Notifications' }),
  );

/**
 * Every screen, each with the top bar, and with the progress or the navigation, and the footer. `open` shows what a press
 * shows.
 */
const screens: readonly [path: string, scenario: MemoryScenarioName | MemoryScenario, open?: () => Promise<unknown>][] =
  [
    ['/signup', 'logged-out'],
    ['/login', 'logged-out'],
    ['/forgot-password', 'logged-out'],
    ['/reset-password', 'password-recovery'],
    ['/marketing?id=1&email=margaret.hale@example.com', 'logged-out'],
    ['/stop-news?token=news-1', 'logged-out'],
    ['/personal', 'personal'],
    ['/address', 'address'],
    ['/why', 'reason'],
    ['/processing', 'processing'],
    ['/step6', 'not-eligible'],
    ['/create-trace', 'create-trace'],
    ['/traces', 'many-traces'],
    ['/known-pensions', 'known-pensions'],
    ['/add-pension', 'add-pension'],
    ['/pensions', 'pensions'],
    ['/authorisation', 'authorisation'],
    ['/action/authorisation', 'action-authorisation'],
    ['/cancelled-application', 'cancelled'],
    ['/portal', longName],
    ['/portal/trace/trace-1', longName],
    ['/portal/pension/pension-1', longName],
    [`/portal/pension/${pension.id}`, found, openLetter],
    ['/portal/profile', longName],
    ['/portal/profile', longName, openNotifications],
    ['/portal/documents', longName],
    ['/portal/support', longName],
    ['/portal/support/guide/guide-1', longName],
  ];

const root = document.documentElement;

async function show(path: string, scenario: MemoryScenarioName | MemoryScenario) {
  const opened = openAt(path, scenario, { config });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('.ptr-skeleton, .ptr-loading-screen')).toBeNull());
  await document.fonts.ready;
  return opened;
}

/**
 * The width of the page when it is wider than the window, with the elements that reach beyond its right edge, outermost
 * first. The page may be wider by a pixel while each element reaches out by less than half.
 */
function overflowing(): string[] {
  if (root.scrollWidth <= root.clientWidth) return [];
  const outside = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > root.clientWidth,
  );
  const names = outside.map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`);
  return [`${String(root.scrollWidth)} px`, ...names];
}

/** Targets lower than 44 px. Links in a sentence are as high as its lines. */
function lowTargets(): string[] {
  const pressed = 'button, summary, select, input:not([type="checkbox"], [type="radio"]), [role="tab"], li > a, nav a';
  return [...document.querySelectorAll<HTMLElement>(pressed)]
    .filter((element) => element.checkVisibility() && element.tabIndex >= 0)
    .filter((element) => element.getBoundingClientRect().height < 44)
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Links and buttons that are too low or too narrow and not part of a sentence. */
function tooSmall(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.ptr-root :is(a[href], button)')].flatMap((target) => {
    if (target.matches('.ptr-skip-link') || isInSentence(target)) return [];
    const { width, height } = target.getBoundingClientRect();
    const isHidden = width === 0 || height <= 1;
    // Half a pixel for the rounding of positions.
    return isHidden || (width >= 43.5 && height >= 43.5)
      ? []
      : [`${target.textContent} ${String(Math.round(width))} x ${String(Math.round(height))}`];
  });
}

function isInSentence(target: HTMLElement): boolean {
  if (target.tagName !== 'A' || target.matches('.ptr-link--alone')) return false;
  const around = target.closest('p, li')?.textContent ?? '';
  return around.trim() !== (target.textContent ?? '').trim();
}

/**
 * Texts that wrap into lines with fewer than four characters, as in a column that is too narrow for its words. The last
 * line of a text may be short, and so may a single whole word before a long one.
 */
function narrowTexts(): string[] {
  return visibleTexts().flatMap((text) => {
    const lines = linesOf(text).slice(0, -1);
    const short = lines.filter(
      (line, index) => isShort(line) && (/\w$/u.test(line) || isShort(lines[index + 1] ?? lines[index - 1])),
    );
    return short.length > 0 ? [`${text.data.trim()}: ${short.map((line) => `"${line}"`).join(', ')}`] : [];
  });
}

function visibleTexts(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && node.parentElement?.checkVisibility() === true && !isOffScreen(node.parentElement)) {
      texts.push(node);
    }
  }
  return texts;
}

function isShort(line: string | undefined): boolean {
  return line !== undefined && line.trim().length < 4;
}

/** Words of up to ten letters that are broken into two lines. An address has no place to break. */
function brokenWords(): string[] {
  return visibleTexts().flatMap((text) => {
    const lines = linesOf(text);
    return lines.flatMap((line, index) => {
      const [start = '', end = ''] = [/\S+$/u.exec(line)?.[0], /^\S+/u.exec(lines[index + 1] ?? '')?.[0]];
      return start !== '' && end !== '' && /^\p{L}{2,10}[.,;:?!]?$/u.test(start + end) ? [`${start}|${end}`] : [];
    });
  });
}

/** The text's lines, as laid out. */
function linesOf(text: Text): string[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  if (range.getClientRects().length < 2) return [text.data];
  const lines: string[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < text.length; index += 1) {
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    const box = range.getBoundingClientRect();
    if (box.width > 0 && box.top > last + box.height / 2) {
      lines.push('');
      last = box.top;
    }
    if (lines.length > 0) lines.push(`${lines.pop() ?? ''}${text.data[index] ?? ''}`);
  }
  return lines;
}

/** Texts for screen readers only. */
function isOffScreen(element: HTMLElement): boolean {
  return [...ancestors(element)].some((around) => around.clientWidth === 1 && around.clientHeight === 1);
}

function* ancestors(element: HTMLElement): Iterable<HTMLElement> {
  for (let around: HTMLElement | null = element; around; around = around.parentElement) yield around;
}

/** Waits until observers of sizes have run. */
async function nextFrame() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

// The fonts of machines differ in width.
beforeEach(() => root.style.setProperty('--ptr-font', "'Atkinson Hyperlegible Next Variable', sans-serif"));
afterEach(async () => {
  for (const name of ['font', 'letter-spacing', 'letter-spacing-heading']) root.style.removeProperty(`--ptr-${name}`);
  root.style.fontSize = '';
  await page.viewport(1280, 960);
});

/** Narrow windows. Letter spacing stands for a wide font such as Verdana, which machines may lack. */
const layouts = [
  { name: '360 px', width: 360, textSize: '', isWideFont: false },
  { name: '320 px', width: 320, textSize: '', isWideFont: false },
  { name: '360 px, text at 200 %', width: 360, textSize: '200%', isWideFont: false, hasWholeWords: true },
  { name: '320 px, text at 200 %', width: 320, textSize: '200%', isWideFont: false },
  { name: '360 px, text at 200 % in a wide font', width: 360, textSize: '200%', isWideFont: true },
];

it.each(screens)('%s fits narrow windows, with targets of 44 px', async (path, scenario, open) => {
  await page.viewport(360, 740);
  await show(path, scenario);
  await open?.();
  const problems: Record<string, string[]> = {};
  for (const { name, width, textSize, isWideFont, hasWholeWords = false } of layouts) {
    await page.viewport(width, 740);
    root.style.fontSize = textSize;
    root.style.setProperty('--ptr-letter-spacing', isWideFont ? '0.08em' : '');
    root.style.setProperty('--ptr-letter-spacing-heading', isWideFont ? '0.04em' : '');
    await nextFrame();
    const found = [...overflowing(), ...lowTargets(), ...(textSize === '' ? tooSmall() : narrowTexts())];
    if (hasWholeWords) found.push(...brokenWords());
    if (found.length > 0) problems[name] = found;
  }
  expect(problems).toEqual({});
});

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

  it('of the authorisation begins the letter within 430 px', async () => {
    await page.viewport(360, 640);
    await show('/authorisation', 'authorisation');
    await screen.findByRole('heading', { name: 'Letter of authority' });
    expect(boxOf(document.querySelector('.ptr-letter')).top).toBeLessThanOrEqual(430);
    expect(screen.getByRole('button', { name: 'Start signing' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
      640,
    );
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
