import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../findBrowser.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Tests the static Storybook as a firm's designers open it: offline, from a folder of a site. Requires
 * `npm run build-storybook`.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.desk.ts',
  globalSetup: './serveDesk.ts',
  outputDir: `${root}.cache/desk`,
  // Playwright gives each worker a whole file, and each worker loads Storybook once.
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  reporter: 'list',
  projects: ['first', 'every', 'modes', 'pictures'].map((name) => ({ name, testMatch: `${name}.desk.ts` })),
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(),
  },
});
