// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { expectEveryPage } from './everyPage';
import { giveBack, refusals } from './refusals';

const rows = Object.keys(refusals()).flatMap((api) => ['missing', 'refuses'].map((how) => [api, how] as const));

afterEach(giveBack);

// docs/recipes/jest.md and vitest.md promise that no polyfill is needed.
it('every page renders in plain jsdom', async () => {
  expect([typeof globalThis.matchMedia, typeof globalThis.ResizeObserver]).toEqual(['undefined', 'undefined']);
  expect(typeof globalThis.IntersectionObserver).toBe('undefined');
  await expectEveryPage();
});

it.each(['missing', 'refuses'])('every page renders where each API %s', async (how) => {
  for (const ways of Object.values(refusals())) ways[how]?.();
  await expectEveryPage();
});

it.each(rows)('every page renders: %s %s', async (api, how) => {
  refusals()[api]?.[how]?.();
  await expectEveryPage();
});
