import { defineConfig } from 'vitest/config';

/** The unit tests, for Stryker: it needs a config with one project. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['tests/domain/**/*.test.ts'],
    environment: 'node',
    testTimeout: 120_000,
    setupFiles: ['./tests/failOnConsole.ts'],
  },
});
