import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import {
  failOnConsole,
  inChromium,
  optimizeDeps,
  patience,
  rendered,
  resolve,
  server,
  withoutOwnerStacks,
} from './tests/rendered.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The switch of Storybook's addon. */
    'storybook/test-provided': { a11y: boolean };
  }
}

/** The projects whose tests need a server, a database, the built package or whole programs. */
const slow = {
  // Slower than all unit tests together: the documentation compiles, the commands and the test runner run.
  house: ['tests/{docs,bin,runner}/**/*.test.ts', 'tests/public/docstrings.test.ts'],
  database: ['tests/database/**/*.test.ts'],
  backend: ['tests/{local-backend,contract}/**/*.test.ts'],
  supabase: ['tests/supabase/**/*.test.ts'],
  package: ['tests/package/**/*.test.ts'],
  bundlers: ['tests/bundlers/**/*.test.ts'],
  engines: ['tests/engines/**/*.test.ts'],
  drills: ['tests/drills/**/*.test.ts'],
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
const mocked = '**/*.mocked.{test,spec}.tsx';

/** A project that runs in Node. Its files share their modules: loading them again for each file takes longer than many tests. */
function inNode(
  name: string,
  include: string[],
  test: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return {
    resolve,
    test: {
      name,
      include,
      environment: 'node',
      isolate: false,
      setupFiles: [failOnConsole],
      testTimeout: patience,
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
    plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { theme: 'light', alsoCheckedIn: 'dark' } })],
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
      inNode('house', slow.house),
      // All files in one page, which loads each module once.
      rendered('browser', ['**/*.{test,spec}.tsx'], {
        exclude: [...elsewhere, mocked],
        isolate: false,
      }),
      // Otherwise a mocked module, or a server's React, would affect later files.
      rendered('browser-mocked', [mocked], { exclude: elsewhere }),
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
      // Weekly. One file at a time: each has a PostgreSQL server with durable commits.
      inNode('drills', slow.drills, { fileParallelism: false, testTimeout: 300_000, hookTimeout: 300_000 }),
    ],
  },
});
