import { expect } from '@playwright/test';
import { showMode, type ModeName } from '../visual/showMode';
import { test } from './desk';
import { widthOf } from './entry';
import { stories } from './stories';

const modes: readonly ModeName[] = ['small phone', 'large text', 'right to left', 'forced colours'];

for (const story of stories) {
  test(`${story.title}: ${story.name}`, async ({ desk }) => {
    const { page } = desk;
    await page.setViewportSize({ width: widthOf(story), height: 900 });
    await desk.show(story.id);
    for (const mode of modes) {
      await showMode(page, mode);
      // A menu finds its new place once the page has its new size.
      await expect
        .configure({ soft: true })
        .poll(() => page.evaluate(findOverflow), `overflow in the mode ${mode}`)
        .toEqual([]);
      if (mode === 'small phone') continue;
      expect.soft(await page.evaluate(runAxe, mode !== 'forced colours'), `axe in the mode ${mode}`).toEqual([]);
    }
    await showMode(page, 'desktop light');
  });
}

/**
 * Runs in the page. Returns elements that scroll sideways or extend beyond the window, except for what may scroll: the
 * portal's navigation with large text, and a table of a guide.
 */
function findOverflow(): string[] {
  const { documentElement: root } = document;
  const mayScroll = (element: Element) => element.closest('.ptr-portal-nav ul, .ptr-guide__scroller') !== null;
  const scrolling = [...document.querySelectorAll('*')].filter(
    (element) =>
      element.scrollWidth > element.clientWidth &&
      !mayScroll(element) &&
      (element === root || ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)),
  );
  if (scrolling.length === 0) return [];
  const isOutside = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return !mayScroll(element) && (right > root.clientWidth || left < 0);
  };
  return [...scrolling, ...[...document.querySelectorAll('body *')].filter(isOutside)]
    .slice(0, 12)
    .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`);
}

/** Runs axe in the page. In forced colours, axe reads the original colours. */
function runAxe(hasOwnColours: boolean): Promise<string[]> {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    const onResult = ({ violations }: { violations: { id: string; nodes: { html: string }[] }[] }) => {
      channel.off('storybook/a11y/result', onResult);
      resolve(violations.flatMap((rule) => rule.nodes.map(({ html }) => `${rule.id}: ${html}`)));
    };
    channel.on('storybook/a11y/result', onResult);
    const rules = { 'color-contrast': { enabled: hasOwnColours } };
    channel.emit('storybook/a11y/manual', '', { options: { rules } });
  });
}
