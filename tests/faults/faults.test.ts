import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTree, tree } from './copyTree';
import { allFaults } from './allFaults';
import type { Fault } from './Fault';
import { createRunners, type Result } from './runOwner';

const runners = createRunners();
/** The results without a fault, by owner. */
const sound = new Map<string, Result>();

beforeAll(copyTree);
afterAll(() => runners.close());

async function runSound({ file, owner, only }: Fault): Promise<Result> {
  const key = JSON.stringify([owner, only]);
  const result = sound.get(key) ?? (await runners.run(file, { owner, only }));
  sound.set(key, result);
  return result;
}

/** Runs the owner while the copied file has the fault. */
async function runWith(fault: Fault, code: string): Promise<Result> {
  const { file, find, replace } = fault;
  const path = join(tree, file);
  await writeFile(path, code.split(find).join(replace));
  try {
    return await runners.run(file, fault);
  } finally {
    await writeFile(path, code);
  }
}

describe.each(allFaults)('%s', (_part, faults) => {
  for (const fault of faults) {
    const { name, file, owner } = fault;
    it(name, async () => {
      const code = await readFile(join(tree, file), 'utf8');
      const without = await runSound(fault);
      expect([...without.failed, ...without.problems].join('; '), `what fails in ${owner} without the fault`).toBe('');
      expect(without.passed, `the number of tests in ${owner}`).toBeGreaterThan(0);

      const { failed, problems } = await runWith(fault, code);
      const outside = problems.length > 0 ? `; outside of its tests: ${problems.join('; ')}` : '';
      expect(failed, `the tests of ${owner} that fail${outside}`).not.toEqual([]);
    });
  }
});
