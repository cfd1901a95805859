import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

const report = z.object({
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ title: z.string(), status: z.string() })) })),
});

// Starts a separate Vitest, which is slow on a busy machine.
test('a console message fails only the test that logged it', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'pension-trace-complaints-'));
  const file = join(folder, 'report.json');
  const config = join(import.meta.dirname, 'complaints', 'vitest.config.ts');
  try {
    spawnSync(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--config', config, '--reporter=json', `--outputFile=${file}`],
      { cwd: join(import.meta.dirname, '..', '..') },
    );
    const { testResults } = z.parse(report, JSON.parse(readFileSync(file, 'utf8')));
    const statuses = testResults.flatMap(({ assertionResults }) => assertionResults);
    expect(Object.fromEntries(statuses.map(({ title, status }) => [title, status]))).toEqual({
      'an error on the console': 'failed',
      'a warning on the console': 'failed',
      'an unhandled rejection': 'failed',
      'an expected error that is missing': 'failed',
      'an error beside the expected one': 'failed',
      'an expected error, under fake timers': 'passed',
      'an allowed error, or none': 'passed',
      'an error beside the allowed one': 'failed',
      silence: 'passed',
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
