import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { namedModes, usualModes } from '../../.storybook/modes';
import { test } from '../desk/desk';
import { widthOf, type Entry } from '../desk/entry';
import { showMode, type ModeName } from './showMode';
import { hold, prepare, release } from './stillness';

const { VISUAL_SITE = '', VISUAL_REFERENCES = '', VISUAL_MODES = '', VISUAL_TAKES_REFERENCES } = process.env;
const index = JSON.parse(readFileSync(join(VISUAL_SITE, 'index.json'), 'utf8')) as { entries: Record<string, Entry> };
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');

const isMode = (name: string): name is ModeName => name in namedModes;
const asked = VISUAL_MODES.split(',').filter(Boolean).map(modeCalled);

/** Returns a mode by name. Throws for modes with other texts or rules, which play functions do not expect. */
function modeCalled(name: string): ModeName {
  if (!isMode(name)) throw new Error(`'${name}' is no mode of .storybook/modes.ts`);
  const mode = namedModes[name];
  if ('words' in mode || 'rules' in mode) throw new Error(`'${name}' needs a play function of its own`);
  return name;
}

/** One mode for a part, every usual mode for a screen. */
function modesOf({ title }: Entry): ModeName[] {
  if (asked.length > 0) return asked;
  const isPart = title.startsWith('Parts/') || title.startsWith('Foundations/');
  return isPart ? ['desktop light'] : Object.keys(usualModes).filter(isMode);
}

/**
 * Runs in the page. Whether a picture can show more than the window, which grows for it: the tour moves with the window,
 * and Chromium takes no picture of any height.
 */
function canGrow() {
  return document.documentElement.scrollHeight < 12_000 && !document.querySelector('.ptr-tour__card');
}

for (const story of stories) {
  test(`${story.title}: ${story.name}`, async ({ desk: { page, show } }, { annotations }) => {
    await page.setViewportSize({ width: widthOf(story), height: 900 });
    await prepare(page);
    await show(story.id);
    await page.mouse.move(0, 0);
    for (const mode of modesOf(story)) {
      await showMode(page, mode);
      await hold(page);
      const picture = `${story.id}-${mode.replaceAll(' ', '-')}.png`;
      if (VISUAL_TAKES_REFERENCES === undefined && !existsSync(join(VISUAL_REFERENCES, picture))) {
        annotations.push({ type: 'new', description: mode });
      } else {
        const fullPage = await page.evaluate(canGrow);
        await expect.soft(page).toHaveScreenshot(picture, { fullPage });
      }
      await release(page);
    }
  });
}
