import { describe, expect, test } from 'vitest';
import { schedule, type Step } from './schedule.mjs';

/** Runs the steps, each for its number of turns. Returns what ran beside each step when it started. */
async function watch(steps: (Step & { turns?: number })[], lanes = 2) {
  const running = new Set<string>();
  const besides: Record<string, string[]> = {};
  const results = await schedule(steps, lanes, async ({ name, turns = 1 }) => {
    besides[name] = [...running];
    running.add(name);
    for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    running.delete(name);
    return name;
  });
  return { besides, order: Object.keys(besides), results };
}

describe('schedule', () => {
  test('runs as many steps at once as there are lanes', async () => {
    const { besides } = await watch([{ name: 'a', turns: 5 }, { name: 'b' }, { name: 'c' }]);
    expect(besides).toEqual({ a: [], b: ['a'], c: ['a'] });
  });

  test('runs one step at a time in one lane, in the given order', async () => {
    const { besides, order } = await watch([{ name: 'a' }, { name: 'b' }, { name: 'c' }], 1);
    expect(order).toEqual(['a', 'b', 'c']);
    expect(besides).toEqual({ a: [], b: [], c: [] });
  });

  test('starts a step after the steps it needs, and fills the lane with a later one', async () => {
    const steps = [{ name: 'build', turns: 3 }, { name: 'size', after: ['build'] }, { name: 'unit' }];
    const { besides, order } = await watch(steps);
    expect(order).toEqual(['build', 'unit', 'size']);
    expect(besides.size).toEqual([]);
  });

  test('ignores a needed step that is not among the steps', async () => {
    await expect(watch([{ name: 'size', after: ['build'] }])).resolves.toMatchObject({ order: ['size'] });
  });

  test('returns the results in the order of the steps', async () => {
    const { results } = await watch([{ name: 'slow', turns: 5 }, { name: 'fast' }]);
    expect(results).toEqual(['slow', 'fast']);
  });

  test('rejects when the runner itself fails', async () => {
    await expect(schedule([{ name: 'a' }], 2, () => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
  });

  test('rejects steps that wait for each other', async () => {
    const steps = [
      { name: 'a', after: ['b'] },
      { name: 'b', after: ['a'] },
    ];
    await expect(watch(steps)).rejects.toThrow('These steps wait for each other: a, b.');
  });
});
