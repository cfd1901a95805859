import { expect, type Page } from '@playwright/test';
import { namedModes } from '../../.storybook/modes';
import { viewports } from '../../.storybook/viewports';

export type ModeName = keyof typeof namedModes;

interface Mode {
  viewport: keyof typeof viewports;
  theme?: 'light' | 'dark';
  textSize?: string;
  direction?: string;
  brand?: string;
  forcedColors?: 'active';
  words?: string;
  rules?: string;
}

/** Opens a story of the built Storybook, and waits until its play function has ended. */
export async function openStory(page: Page, id: string): Promise<void> {
  // Skips axe, which has its own tests and takes as long as the story.
  await page.goto(`/iframe.html?viewMode=story&id=${encodeURIComponent(id)}&globals=a11y.manual:!true`);
  const phase = await page.waitForFunction((story) => {
    const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    const renders = (preview as { storyRenders?: { id: string; phase: string }[] } | undefined)?.storyRenders ?? [];
    const reached = renders.find((render) => render.id === story)?.phase ?? '';
    return ['finished', 'errored', 'aborted'].includes(reached) && reached;
  }, id);
  expect(await phase.jsonValue()).toBe('finished');
  await page.mouse.move(0, 0);
}

/** Shows the open story in a mode of the toolbar without playing it again. The mode's texts and rules do not apply. */
export async function showMode(page: Page, name: ModeName): Promise<void> {
  const mode: Mode = namedModes[name];
  const { width, height } = viewports[mode.viewport].styles;
  await page.setViewportSize({ width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) });
  await page.emulateMedia({ forcedColors: mode.forcedColors ?? 'none' });
  await page.evaluate(({ theme, textSize, direction, brand }) => {
    const { documentElement: root } = document;
    root.dataset.ptTheme = theme ?? 'light';
    root.style.fontSize = textSize === '200' ? '200%' : '';
    root.dir = direction ?? 'ltr';
    const page = document.querySelector<HTMLElement>('.sb-page');
    if (page && brand !== undefined) page.dataset.ptBrand = brand;
  }, mode);
  await page.evaluate(() => document.fonts.ready);
}
