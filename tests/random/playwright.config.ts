import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import endToEnd from '../e2e/playwright.config';

// The workers read the same file later: they inherit the seed.
if (process.env.SEED === undefined) {
  process.env.SEED = String(Math.floor(Math.random() * 1_000_000));
  console.log(`Random journeys from SEED=${process.env.SEED}`);
}

/** Journeys of random moves through the running product. `SEED=7 JOURNEYS=1` repeats the journey with the seed 7. */
export default defineConfig(endToEnd, {
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: [],
  outputDir: fileURLToPath(new URL('../../.cache/random', import.meta.url)),
  maxFailures: 10,
  fullyParallel: true,
  workers: 2,
  use: { ...endToEnd.use, actionTimeout: 15_000 },
});
