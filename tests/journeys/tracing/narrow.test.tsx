import { screen, waitFor } from '@testing-library/react';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import '@fontsource-variable/atkinson-hyperlegible-next';
import '../../../src/styles.css';
import { getScenario, type MemoryScenario, type MemoryScenarioName } from '../../../src/memory';
import { openAt } from './openAt';

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

/** Every screen, each with the top bar, and with the progress or the navigation, and the footer. */
const screens: readonly [path: string, scenario: MemoryScenarioName | MemoryScenario][] = [
  ['/signup', 'logged-out'],
  ['/login', 'logged-out'],
  ['/forgot-password', 'logged-out'],
  ['/reset-password', 'password-recovery'],
  ['/marketing?id=1&email=margaret.hale@example.com', 'logged-out'],
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
  ['/portal/profile', longName],
  ['/portal/documents', longName],
  ['/portal/support', longName],
];

const root = document.documentElement;

async function show(path: string, scenario: MemoryScenarioName | MemoryScenario) {
  openAt(path, scenario, { config });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('.ptr-skeleton, .ptr-loading-screen')).toBeNull());
  await document.fonts.ready;
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

// The fonts of machines differ in width.
beforeEach(() => root.style.setProperty('--ptr-font', "'Atkinson Hyperlegible Next Variable', sans-serif"));
afterEach(async () => {
  for (const name of ['font', 'letter-spacing', 'letter-spacing-heading']) root.style.removeProperty(`--ptr-${name}`);
  root.style.fontSize = '';
  await page.viewport(1280, 960);
});

describe('at 360 px with text at 200 %', () => {
  beforeEach(async () => {
    root.style.fontSize = '200%';
    await page.viewport(360, 740);
  });

  it.each(screens)('%s fits the window', async (path, scenario) => {
    await show(path, scenario);
    expect(overflowing()).toEqual([]);
  });

  // Letter spacing instead of a wide font, which machines may lack.
  it.each(screens)('%s fits the window in a font as wide as Verdana', async (path, scenario) => {
    root.style.setProperty('--ptr-letter-spacing', '0.08em');
    root.style.setProperty('--ptr-letter-spacing-heading', '0.04em');
    await show(path, scenario);
    expect(overflowing()).toEqual([]);
  });
});

describe('at 320 px', () => {
  beforeEach(() => page.viewport(320, 640));

  it.each(screens)('%s fits the window and has targets of 44 px', async (path, scenario) => {
    await show(path, scenario);
    expect(overflowing()).toEqual([]);
    expect(lowTargets()).toEqual([]);
  });
});

describe('the top bar of the application', () => {
  it.each([
    ['a phone', 360],
    ['a tablet', 640],
    ['a wide tablet', 1024],
  ])('is one line on %s', async (_device, width) => {
    await page.viewport(width, 740);
    await show('/personal', 'personal');
    expect(await screen.findByText('Logged in as Margaret Hale')).toBeVisible();
    expect(overflowing()).toEqual([]);
    const [bar, logOut] = [screen.getByRole('banner'), screen.getByRole('button', { name: 'Save and log out' })];
    expect(bar.getBoundingClientRect().height).toBeLessThan(80);
    expect(logOut.getBoundingClientRect().right).toBeLessThanOrEqual(width);
  });
});

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

  it('of the sign-up says on a phone what tracing costs, and that the government has a free service', async () => {
    await page.viewport(360, 740);
    await show('/signup', 'logged-out');
    const [cost] = screen.getAllByText('Free.');
    const service = screen.getByRole('link', { name: /^the Pension Tracing Service/ });
    expect(service).toHaveAttribute('href', 'https://www.gov.uk/find-pension-contact-details');
    for (const element of [cost, service]) expect(element?.getBoundingClientRect().bottom).toBeLessThan(740);
  });
});
