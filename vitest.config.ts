import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { browserArguments, findBrowser } from './tests/findBrowser.mjs';

const failOnConsole = './tests/failOnConsole.ts';
// The package's own entry names lead to the sources, by the paths in tsconfig.json.
const resolve = { tsconfigPaths: true };

/** Tests that run in Node. */
function inNode(
  name: string,
  include: string[],
  test: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return { resolve, test: { name, include, environment: 'node', setupFiles: [failOnConsole], ...test } };
}

const executablePath = findBrowser();
// Vitest writes the project's name into what it is given: every project needs a copy.
const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  api: { host: '127.0.0.1' },
  viewport: { width: 1280, height: 960 },
  provider: playwright({
    launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: browserArguments },
    // Without motion, what a test looks for is there or is not: never on its way in.
    contextOptions: { viewport: { width: 1280, height: 960 }, locale: 'en-GB', reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
});

// Found late, any of these would make Vite reload the page under a running test.
const optimizeDeps = {
  entries: ['src/*.ts'],
  include: [
    'react',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-dom',
    'react-dom/client',
    'react-dom/server',
    '@testing-library/react',
    '@testing-library/user-event',
    'pdfjs-dist',
  ],
};
const server = { host: '127.0.0.1' };

/** Every story with its play function and axe, in one theme: contrast is a matter of the theme. */
function stories(name: string, theme: 'light' | 'dark'): TestProjectInlineConfiguration {
  return {
    resolve,
    optimizeDeps,
    server,
    plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { theme } })],
    test: { name, setupFiles: [failOnConsole], browser: inChromium() },
  };
}

export default defineConfig({
  test: {
    projects: [
      inNode('unit', [
        'tests/{domain,backend,adapters,runner}/**/*.test.{ts,tsx}',
        'tests/{ui,provider,data,forms,entries,features,journeys,public,example-app}/**/*.test.ts',
      ]),
      {
        resolve,
        optimizeDeps,
        server,
        test: {
          name: 'browser',
          include: ['tests/{ui,provider,data,forms,entries,features,journeys,public,example-app}/**/*.test.tsx'],
          setupFiles: [failOnConsole, './tests/cleanUpRendered.ts'],
          browser: inChromium(),
        },
      },
      stories('storybook', 'light'),
      stories('storybook-dark', 'dark'),
      inNode('database', ['tests/database/**/*.test.ts'], {
        globalSetup: './tests/database/startEngines.ts',
        fileParallelism: false,
        testTimeout: 30_000,
        hookTimeout: 60_000,
      }),
      // One host at a time: each holds a database in memory.
      inNode('backend', ['tests/{local-backend,contract}/**/*.test.ts'], {
        fileParallelism: false,
        testTimeout: 30_000,
        hookTimeout: 60_000,
      }),
      inNode('package', ['tests/package/**/*.test.ts'], {
        fileParallelism: false,
        testTimeout: 60_000,
        hookTimeout: 120_000,
      }),
    ],
  },
});
