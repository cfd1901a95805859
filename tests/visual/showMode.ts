import type { Page } from '@playwright/test';
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
