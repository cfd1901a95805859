import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../findBrowser.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const night = '**/*.night.spec.ts';
const isNight = process.env.TIER === 'night';

/** End-to-end tests: the built site on the embedded backend, in Chromium. `TIER=night` runs those of the night instead. */
export default defineConfig({
  testDir: '.',
  testMatch: isNight ? night : '**/*.spec.ts',
  testIgnore: isNight ? [] : night,
  outputDir: `${root}.cache/e2e`,
  // The tests share one site and one database.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    locale: 'en-GB',
    // Animations take a fifth of the pages' processor time. Only `journey` and `keyboard` run with them.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Europe/London',
    viewport: { width: 1280, height: 960 },
    launchOptions: launchOptions(),
  },
});
