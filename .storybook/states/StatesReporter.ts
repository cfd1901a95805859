import { readdirSync } from 'node:fs';
import process from 'node:process';
import type { Reporter, TestModule } from 'vitest/node';
import { readHookStates } from './readHookStates.ts';

/**
 * Vitest reporter that fails a run of all stories when no story ends in a state that a public hook can be in.
 *
 * Says nothing about a run of some stories.
 */
export class StatesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const stories = modules.filter(({ project }) => project.name.startsWith('storybook'));
    const tests = stories.flatMap((module) => [...module.children.allTests()]);
    const isWhole = countStoryFiles() === stories.length && tests.every((test) => test.result().state === 'passed');
    if (!isWhole) return;

    const shown = new Set(tests.flatMap((test) => statesIn(test.meta())));
    const possible = readHookStates(process.cwd());
    const missing = possible.filter((state) => !shown.has(state));
    console.log(`${possible.length - missing.length} of ${possible.length} states of the hooks are shown by a story.`);
    if (missing.length === 0) return;
    console.error(`No story ends with a hook in one of these states:\n${missing.join('\n')}`);
    process.exitCode = 1;
  }
}

function countStoryFiles(): number {
  return readdirSync('stories', { recursive: true }).filter((file) => String(file).endsWith('.stories.tsx')).length;
}

/** The states that `reportStates` attached to a test. */
function statesIn(meta: object): string[] {
  if (!('reports' in meta) || !Array.isArray(meta.reports)) return [];
  const reports = meta.reports as { type?: unknown; result?: unknown }[];
  return reports.flatMap(({ type, result }) =>
    type === 'hook-states' && Array.isArray(result) ? result.map(String) : [],
  );
}
