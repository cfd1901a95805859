import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFailed, test } from 'vitest';
import { asFirm } from '../e2e/asFirm';
import { startSite, type Site } from '../e2e/startSite';
import type { Engine } from './Engine';
import { openFirefox } from './firefox';
import { pictures, type Visit } from './actions';
import { steps } from './journey';
import { provideEngines } from './provideEngines';
import { openVisitor } from './openVisitor';
import { openWebKit } from './webkit.mjs';

let site: Site;

beforeAll(async () => {
  site = await startSite();
  // Tests send requests faster than people do.
  await (await asFirm(site)).settings({ request_limit: 1_000_000 });
});

afterAll(() => site.dispose());

describe.each([
  { name: 'Firefox', open: () => openFirefox(provideEngines().firefox) },
  { name: 'WebKit', open: () => openWebKit(provideEngines().webkit) },
])('$name', ({ name, open }) => {
  let engine: Engine;
  let visit: Visit;
  let failed: string | undefined;

  beforeAll(async () => {
    engine = await open();
    console.log(`${name}: ${engine.version}`);
    visit = {
      site,
      engine,
      firm: await asFirm(site),
      visitor: openVisitor(await engine.openTab(), site.url),
      customer: { email: `${name.toLowerCase()}@example.com`, password: 'correct horse battery' },
    };
  });

  afterAll(() => engine.close());

  // Each step continues from the one before it.
  beforeEach(({ task }) => {
    if (failed !== undefined) throw new Error(`'${failed}' failed before.`);
    onTestFailed(async () => {
      failed = task.name;
      await mkdir(pictures, { recursive: true });
      await writeFile(join(pictures, `${name}.png`), await visit.visitor.tab.picture());
    });
  });

  for (const step of steps) {
    test(step.name, async () => {
      const heard = (await engine.complaints()).length;
      await step.play(visit);
      expect((await engine.complaints()).slice(heard)).toEqual([]);
    });
  }
});
