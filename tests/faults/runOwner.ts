import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import type { Fault } from './Fault';
import { tree } from './copyTree';

/** The result of an owner's tests. */
export interface Result {
  passed: number;
  /** The names of the failed tests. */
  failed: string[];
  /** The errors outside of tests: a file that does not load, a server that does not start. */
  problems: string[];
}

export interface Runners {
  /** Runs the owner's tests in the copied checkout. `changed` is the file that has changed since the last run. */
  run(changed: string, owner: Pick<Fault, 'owner' | 'only'>): Promise<Result>;
  close(): Promise<void>;
}

/** Starts one process for stories, one for other tests and one for tests of the night, each when it is needed. */
export function createRunners(): Runners {
  const processes = new Map<string, ChildProcess>();

  function runnerOf(owner: string): ChildProcess {
    const project = owner.endsWith('.stories.tsx') ? 'storybook' : '!storybook';
    const tier = owner.includes('.night.') ? { TIER: 'night' } : {};
    const key = JSON.stringify([project, tier]);
    const runner = processes.get(key) ?? start(project, tier);
    processes.set(key, runner);
    return runner;
  }

  function start(project: string, tier: object): ChildProcess {
    // Without the variables of this Vitest.
    const kept = Object.entries(process.env).filter(([name]) => !/^(VITEST_|NODE_ENV$|TEST$|TIER$)/.test(name));
    const options = { cwd: tree, env: { ...Object.fromEntries(kept), ...tier }, execArgv: [] };
    return fork(join(tree, 'tests/faults/owner.mjs'), ['--project', project], options);
  }

  return {
    async run(changed, { owner, only }) {
      const runner = runnerOf(owner);
      runner.send({ changed, owner, only });
      const ended = once(runner, 'exit').then(() => Promise.reject(new Error(`The process of ${owner} ended.`)));
      const [result]: Result[] = await Promise.race([once(runner, 'message'), ended]);
      if (result === undefined) throw new Error(`The process of ${owner} sent no result.`);
      return result;
    },
    async close() {
      for (const runner of processes.values()) {
        runner.disconnect();
        await once(runner, 'exit');
      }
    },
  };
}
