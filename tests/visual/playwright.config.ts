import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { launchOptions } from '../findBrowser.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Screenshots of stories. compare.mjs runs it twice: for the earlier commit and for the current files. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.visual.ts',
  outputDir: `${root}.cache/visual/output`,
  snapshotPathTemplate: `${process.env.VISUAL_REFERENCES}/{arg}{ext}`,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: {
    timeout: 60_000,
    // Of a whole page. Any visible change affects more pixels.
    toHaveScreenshot: {
      maxDiffPixels: 100,
      animations: 'disabled',
      caret: 'hide',
      stylePath: fileURLToPath(new URL('hidden.css', import.meta.url)),
    },
  },
  reporter: [['line'], ['html', { open: 'never', outputFolder: `${root}.cache/visual/report` }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 900 },
    launchOptions: launchOptions(),
  },
});
