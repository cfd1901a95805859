import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { browserArguments, findBrowser } from './tests/findBrowser.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The switch of Storybook's addon. */
    'storybook/test-provided': { a11y: boolean };
  }
}

/**
 * Each project has two tiers. `npm test` runs the day's. TIER=night runs the files named `….night.test.ts` instead: volume,
 * chance, the outside world, and properties of all screens.
 */
const isNight = process.env.TIER === 'night';
const nightly = '**/*.night.*';

const failOnConsole = './tests/failOnConsole.ts';
const withoutOwnerStacks = './tests/withoutOwnerStacks.ts';
/** The projects whose tests need a server, a database, the built package or whole programs. */
const slow = {
  // Slower than all unit tests together: the documentation compiles, the commands and the test runner run.
  house: ['tests/{docs,runner}/**/*.test.ts', 'cli/tests/**/*.test.ts'],
  database: ['tests/database/**/*.test.ts'],
  backend: ['tests/{local-backend,contract}/**/*.test.ts'],
  supabase: ['tests/supabase/**/*.test.ts'],
  package: ['tests/package/**/*.test.ts'],
  bundlers: ['tests/bundlers/**/*.test.ts'],
  engines: ['tests/engines/**/*.test.ts'],
  drills: ['tests/drills/**/*.test.ts'],
  faults: ['tests/faults/**/*.test.ts'],
};
/**
 * The other projects run every other test, in any folder, so that each test file runs in exactly one project.
 * Playwright runs the end-to-end tests.
 */
const elsewhere = [
  ...configDefaults.exclude,
  '{dist,.cache,.data}/**',
  'tests/{e2e,random}/**',
  ...Object.values(slow).flat(),
];

/** The files of the current tier. */
function filesOf(include: string[], exclude: string[] = configDefaults.exclude) {
  if (!isNight) return { include, exclude: [...exclude, nightly] };
  return { include: include.map((pattern) => pattern.replace('*.', '*.night.')), exclude };
}
// Resolve the package's own name to its sources, as tsconfig.json does.
const resolve = { tsconfigPaths: true };

const mocked = '**/*.mocked.{test,spec}.tsx';

/** The timeout of a test in milliseconds. No test asserts a duration: the limit only ends tests that hang. */
const patience = 120_000;

/** A project that runs in Node. Its files share their modules: loading them again for each file takes longer than many tests. */
function inNode(
  name: string,
  include: string[],
  { exclude, ...test }: NonNullable<TestProjectInlineConfiguration['test']> = {},
): TestProjectInlineConfiguration {
  return {
    resolve,
    test: {
      name,
      ...filesOf(include, exclude),
      environment: 'node',
      isolate: false,
      setupFiles: [failOnConsole],
      testTimeout: patience,
      ...test,
    },
  };
}

const executablePath = findBrowser();
// A function: Vitest writes the project's name into the object, so each project needs its own.
const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  api: { host: '127.0.0.1' },
  viewport: { width: 1280, height: 960 },
  provider: playwright({
    launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: browserArguments },
    // Without animations, an element is either visible or not.
    contextOptions: { viewport: { width: 1280, height: 960 }, locale: 'en-GB', reducedMotion: 'reduce' },
  }),
  instances: [{ browser: 'chromium' as const }],
});

// Vite reloads the page when it discovers a dependency late, which breaks the running test.
const optimizeDeps = {
  entries: ['src/*.ts'],
  include: [
    'react',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-dom',
    'react-dom/client',
    'react-dom/server',
    'react-router-dom',
    '@testing-library/react',
    '@testing-library/user-event',
    // The scan of the entries misses packages that only lazy modules import.
    '@supabase/supabase-js',
    '@guidepup/virtual-screen-reader',
    'driver.js',
    'html-to-image',
    'pdfjs-dist',
    'react-aria-components/Button',
    'react-aria-components/ComboBox',
    'react-aria-components/Dialog',
    'react-aria-components/Heading',
    'react-aria-components/I18nProvider',
    'react-aria-components/Input',
    'react-aria-components/ListBox',
    'react-aria-components/Menu',
    'react-aria-components/Modal',
    'react-aria-components/Popover',
    'react-aria-components/Tabs',
    'react-aria-components/slots',
    'react-aria/FocusScope',
    'react-aria/useKeyboard',
    'react-aria/useTabList',
    '@hookform/resolvers/zod',
    'react-hook-form',
    'zod',
    'zod/mini',
    'signature_pad',
  ],
};
// In a copy of the checkout, such as that of tests/faults, the packages are above the root.
const packages = dirname(dirname(fileURLToPath(import.meta.resolve('react/package.json'))));
const server = { host: '127.0.0.1', fs: { allow: ['.', packages] } };

/** A project whose tests render in Chromium. */
function rendered(
  name: string,
  include: string,
  { exclude, ...test }: NonNullable<TestProjectInlineConfiguration['test']> = {},
): TestProjectInlineConfiguration {
  return {
    resolve,
    optimizeDeps,
    server,
    test: {
      name,
      ...filesOf([include], exclude),
      testTimeout: patience,
      setupFiles: [withoutOwnerStacks, failOnConsole, './tests/cleanUpRendered.ts'],
      browser: inChromium(),
      ...test,
    },
  };
}

/** Every story with its play function and axe in the light theme, then axe's colour rules in the dark one. */
async function stories(): Promise<TestProjectInlineConfiguration> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  return {
    resolve,
    optimizeDeps: { ...optimizeDeps, include: [...optimizeDeps.include, '@storybook/addon-a11y/preview'] },
    server,
    plugins: [
      storybookTest({
        configDir: '.storybook',
        initialGlobals: { theme: 'light', alsoCheckedIn: 'dark' },
        // Whole journeys, which other tests walk by day.
        tags: isNight ? { include: ['nightly'] } : { exclude: ['nightly'] },
      }),
    ],
    // One page for all stories: Chromium keeps shared memory open for each page, up to its limit of open files.
    test: {
      name: 'storybook',
      // .storybook/checkAccessibility.ts runs axe, with a shorter report.
      provide: { 'storybook/test-provided': { a11y: false } },
      isolate: false,
      testTimeout: patience,
      setupFiles: [withoutOwnerStacks, failOnConsole],
      browser: inChromium(),
    },
  };
}

/** Loading Storybook takes eight seconds of processor time, so runs of other projects skip it. */
const runsStories = !process.argv.includes('--project') || process.argv.includes('storybook');

export default defineConfig({
  test: {
    projects: [
      inNode('unit', ['**/*.{test,spec}.ts'], { exclude: elsewhere }),
      inNode('house', slow.house, { hookTimeout: patience }),
      // All files in one page, which loads each module once.
      rendered('browser', '**/*.{test,spec}.tsx', {
        exclude: [...elsewhere, mocked],
        isolate: false,
      }),
      // Otherwise a mocked module, or a server's React, would affect later files.
      rendered('browser-mocked', mocked, { exclude: elsewhere }),
      ...(runsStories ? [await stories()] : []),
      inNode('database', slow.database, {
        globalSetup: './tests/database/startEngines.ts',
        fileParallelism: false,
        testTimeout: 120_000,
        hookTimeout: 180_000,
      }),
      // One file at a time: each has a database in memory.
      inNode('backend', slow.backend, {
        fileParallelism: false,
        testTimeout: 120_000,
        hookTimeout: 180_000,
      }),
      inNode('supabase', slow.supabase, {
        globalSetup: './tests/supabase/tools.mjs',
        fileParallelism: false,
        testTimeout: 120_000,
        hookTimeout: 180_000,
      }),
      inNode('package', slow.package, {
        globalSetup: './tests/package/packOnce.ts',
        fileParallelism: false,
        testTimeout: 120_000,
        hookTimeout: 180_000,
      }),
      // Weekly: the packed package in more bundlers, and in Next's development mode.
      inNode('bundlers', slow.bundlers, {
        globalSetup: './tests/package/packOnce.ts',
        fileParallelism: false,
        testTimeout: 300_000,
        hookTimeout: 300_000,
      }),
      // Not part of `npm test`: it needs two more browsers.
      inNode('engines', slow.engines, { testTimeout: 180_000, hookTimeout: 300_000 }),
      // Nightly: puts each fault of a table into a copy of the checkout and runs the tests that must see it.
      inNode('faults', slow.faults, { testTimeout: 600_000, hookTimeout: 60_000 }),
      // Weekly. One file at a time: each has a PostgreSQL server with durable commits.
      inNode('drills', slow.drills, { fileParallelism: false, testTimeout: 300_000, hookTimeout: 300_000 }),
    ],
  },
});
