// @vitest-environment jsdom
import { afterEach, it } from 'vitest';
import { expectEveryPage } from './everyPage';
import { giveBack, refusals } from './refusals';

const rows = Object.keys(refusals()).flatMap((api) => ['missing', 'refuses'].map((how) => [api, how] as const));

afterEach(giveBack);

it.each(rows)('every page renders: %s %s', async (api, how) => {
  refusals()[api]?.[how]?.();
  await expectEveryPage();
});
