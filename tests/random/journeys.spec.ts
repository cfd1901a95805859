import { asFirm } from '../e2e/asFirm';
import { expect, test } from '../e2e/test';
import { moves } from './moves';
import { seeded } from './seeded';
import { World } from './World';

const first = Number(process.env.SEED);
const count = Number(process.env.JOURNEYS ?? 200);
/** Moves that fit the moment, in each journey. */
const length = 12;

for (let seed = first; seed < first + count; seed += 1) {
  test(`journey ${seed} loses, doubles and mixes nothing`, async ({ context, site }) => {
    const chance = seeded(seed);
    const world = new World(context, site, await asFirm(site), `${seed}-${Date.now()}`);
    const story: string[] = [];
    await world.begin();
    await test.step('moves', async () => {
      while (story.length < length) {
        const told = await chance
          .pick(moves)(world, chance)
          .catch((error: unknown) => {
            throw new Error(`A move failed after these:\n${story.join('\n')}`, { cause: error });
          });
        if (told !== undefined) story.push(told);
      }
      await world.end();
    });
    await expect.poll(() => world.faults(), { message: story.join('\n'), timeout: 15_000 }).toEqual([]);
  });
}
