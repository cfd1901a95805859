import { group, name } from './tests/mutation/groups.mjs';

/** Changes code and lists the changes that no test notices. `MUTANTS=backend npx stryker run` for another group. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts' },
  mutate: group.mutate,
  coverageAnalysis: 'perTest',
  ignoreStatic: group.ignoresStatic ?? false,
  concurrency: 2,
  reporters: ['clear-text', 'html', 'json'],
  htmlReporter: { fileName: `.cache/mutation/${name}.html` },
  jsonReporter: { fileName: `.cache/mutation/${name}.json` },
  incrementalFile: `.cache/mutation/${name}.incremental.json`,
  tempDirName: '.cache/stryker',
  thresholds: { high: 98, low: group.least, break: group.least },
  ignorePatterns: ['/.cache', '/storybook-static', '/dist', '/docs-dist', '/docs/screens', '/example-app/dist'],
};
