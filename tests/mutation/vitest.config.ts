import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from '../findBrowser.mjs';
import { group } from './groups.mjs';

const inNode = { environment: 'node' as const, setupFiles: ['./tests/failOnConsole.ts'] };
const inChromium = {
  setupFiles: ['./tests/withoutOwnerStacks.ts', './tests/failOnConsole.ts', './tests/cleanUpRendered.ts'],
  isolate: false,
  browser: {
    enabled: true,
    headless: true,
    api: { host: '127.0.0.1' },
    viewport: { width: 1280, height: 960 },
    provider: playwright({
      launchOptions: launchOptions(),
      contextOptions: { viewport: { width: 1280, height: 960 }, locale: 'en-GB', reducedMotion: 'reduce' as const },
    }),
    instances: [{ browser: 'chromium' as const }],
  },
};

/** The tests of one group, for Stryker: it needs a config with one project. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  // Stryker's copy of the checkout has its packages elsewhere.
  server: { host: '127.0.0.1', fs: { strict: false } },
  // Vite finds the packages of the tests before they run: a package that it finds late reloads the page.
  optimizeDeps: { entries: group.tests },
  test: {
    include: group.tests,
    testTimeout: 120_000,
    ...(group.isRendered ? inChromium : inNode),
  },
});
