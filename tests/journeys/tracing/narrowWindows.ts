import '../../../src/styles.css';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
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
export const longName: MemoryScenario = {
  ...portal,
  customers: [{ ...margaret, firstName: 'Wilhelmina', lastName: 'Featherstonehaugh' }],
};

export const root = document.documentElement;

/** Opens a page, and waits until it has loaded. */
export async function show(path: string, scenario: MemoryScenarioName | MemoryScenario) {
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
export function overflowing(): string[] {
  if (root.scrollWidth <= root.clientWidth) return [];
  const outside = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > root.clientWidth,
  );
  const names = outside.map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`);
  return [`${String(root.scrollWidth)} px`, ...names];
}

/** Waits until observers of sizes have run. */
export async function nextFrame() {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Sets the font, whose width differs between machines, and restores the window after each test. */
export function setUpNarrowWindows(): void {
  beforeEach(() => root.style.setProperty('--ptr-font', "'Atkinson Hyperlegible Next Variable', sans-serif"));
  afterEach(async () => {
    for (const name of ['font', 'letter-spacing', 'letter-spacing-heading']) root.style.removeProperty(`--ptr-${name}`);
    root.style.fontSize = '';
    await page.viewport(1280, 960);
  });
}
