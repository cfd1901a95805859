import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const axe = createRequire(import.meta.url).resolve('axe-core');

/** The elements of ours on a page whose text has too little contrast, as axe finds them, with their colours. */
export async function unreadableOf(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axe });
  return page.evaluate(`axe
    .run({ include: ['.ptr'] }, { runOnly: ['color-contrast'], resultTypes: ['violations'] })
    .then(({ violations }) => violations.flatMap(({ nodes }) => nodes.map((node) => node.html + ' ' + node.any[0].message)))`);
}
