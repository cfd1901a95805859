import { defineConfig } from 'vitest/config';
import { failOnConsole, patience, rendered, resolve } from '../rendered.ts';
import { group, name } from './groups.mjs';

/** The tests of one group, for Stryker: it needs a config with one project. */
export default defineConfig(
  group.rendered
    ? rendered(name, group.tests, { isolate: false })
    : {
        resolve,
        test: { include: group.tests, environment: 'node', testTimeout: patience, setupFiles: [failOnConsole] },
      },
);
