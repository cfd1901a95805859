import { defineConfig } from 'vitest/config';
import { group } from './groups.mjs';

/** The unit tests of one group, for Stryker: it needs a config with one project. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: group.tests,
    environment: 'node',
    testTimeout: 120_000,
    setupFiles: ['./tests/failOnConsole.ts'],
  },
});
