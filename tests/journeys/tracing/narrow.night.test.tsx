import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from 'vitest/browser';
import { expect, it } from 'vitest';
import { getScenario, type MemoryScenario, type MemoryScenarioName } from '../../../src/memory';
import { longName, nextFrame, overflowing, root, show, setUpNarrowWindows } from './narrowWindows';

setUpNarrowWindows();

const portal = getScenario('portal');
const [margaret] = portal.customers ?? [];
if (!margaret) throw new Error('The scenario of the portal has no customer.');

const [pension] = margaret.pensions ?? [];
if (!pension) throw new Error('The customer of the portal has no pension.');

/** A trace has found the customer's first pension. */
const found: MemoryScenario = {
  ...portal,
  customers: [{ ...margaret, traces: (margaret.traces ?? []).map((one) => ({ ...one, pension_id: pension.id })) }],
};

const openLetter = async () => userEvent.click(await screen.findByText('Read the letter'));
const openNotifications = async () =>
  userEvent.selectOptions(
    await screen.findByLabelText('Show'),
    await screen.findByRole('option', { name: 'Notifications' }),
  );

/**
 * Every screen, each with the top bar, and with the progress or the navigation, and the footer. `open` shows what a press
 * shows.
 */
const screens: readonly [path: string, scenario: MemoryScenarioName | MemoryScenario, open?: () => Promise<unknown>][] =
  [
    ['/signup', 'logged-out'],
    ['/login', 'logged-out'],
    ['/forgot-password', 'logged-out'],
    ['/reset-password', 'password-recovery'],
    ['/marketing?id=1&email=margaret.hale@example.com', 'logged-out'],
    ['/stop-news?token=news-1', 'logged-out'],
    ['/personal', 'personal'],
    ['/address', 'address'],
    ['/why', 'reason'],
    ['/processing', 'processing'],
    ['/step6', 'not-eligible'],
    ['/create-trace', 'create-trace'],
    ['/traces', 'many-traces'],
    ['/known-pensions', 'known-pensions'],
    ['/add-pension', 'add-pension'],
    ['/pensions', 'pensions'],
    ['/authorisation', 'authorisation'],
    ['/action/authorisation', 'action-authorisation'],
    ['/cancelled-application', 'cancelled'],
    ['/portal', longName],
    ['/portal/trace/trace-1', longName],
    ['/portal/pension/pension-1', longName],
    [`/portal/pension/${pension.id}`, found, openLetter],
    ['/portal/profile', longName],
    ['/portal/profile', longName, openNotifications],
    ['/portal/documents', longName],
    ['/portal/support', longName],
    ['/portal/support/guide/guide-1', longName],
  ];

/** Targets lower than 44 px. Links in a sentence are as high as its lines. */
function lowTargets(): string[] {
  const pressed = 'button, summary, select, input:not([type="checkbox"], [type="radio"]), [role="tab"], li > a, nav a';
  return [...document.querySelectorAll<HTMLElement>(pressed)]
    .filter((element) => element.checkVisibility() && element.tabIndex >= 0)
    .filter((element) => element.getBoundingClientRect().height < 44)
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Links and buttons that are too low or too narrow and not part of a sentence. */
function tooSmall(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.ptr-root :is(a[href], button)')].flatMap((target) => {
    if (target.matches('.ptr-skip-link') || isInSentence(target)) return [];
    const { width, height } = target.getBoundingClientRect();
    const isHidden = width === 0 || height <= 1;
    // Half a pixel for the rounding of positions.
    return isHidden || (width >= 43.5 && height >= 43.5)
      ? []
      : [`${target.textContent} ${String(Math.round(width))} x ${String(Math.round(height))}`];
  });
}

function isInSentence(target: HTMLElement): boolean {
  if (target.tagName !== 'A' || target.matches('.ptr-link--alone')) return false;
  const around = target.closest('p, li')?.textContent ?? '';
  return around.trim() !== (target.textContent ?? '').trim();
}

/**
 * Texts that wrap into lines with fewer than four characters, as in a column that is too narrow for its words. The last
 * line of a text may be short, and so may a single whole word before a long one.
 */
function narrowTexts(): string[] {
  return visibleTexts().flatMap((text) => {
    const lines = linesOf(text).slice(0, -1);
    const short = lines.filter(
      (line, index) => isShort(line) && (/\w$/u.test(line) || isShort(lines[index + 1] ?? lines[index - 1])),
    );
    return short.length > 0 ? [`${text.data.trim()}: ${short.map((line) => `"${line}"`).join(', ')}`] : [];
  });
}

function visibleTexts(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && node.parentElement?.checkVisibility() === true && !isOffScreen(node.parentElement)) {
      texts.push(node);
    }
  }
  return texts;
}

function isShort(line: string | undefined): boolean {
  return line !== undefined && line.trim().length < 4;
}

/** Words of up to ten letters that are broken into two lines. An address has no place to break. */
function brokenWords(): string[] {
  return visibleTexts().flatMap((text) => {
    const lines = linesOf(text);
    return lines.flatMap((line, index) => {
      const [start = '', end = ''] = [/\S+$/u.exec(line)?.[0], /^\S+/u.exec(lines[index + 1] ?? '')?.[0]];
      return start !== '' && end !== '' && /^\p{L}{2,10}[.,;:?!]?$/u.test(start + end) ? [`${start}|${end}`] : [];
    });
  });
}

/** The text's lines, as laid out. */
function linesOf(text: Text): string[] {
  const range = document.createRange();
  range.selectNodeContents(text);
  if (range.getClientRects().length < 2) return [text.data];
  const lines: string[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < text.length; index += 1) {
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    const box = range.getBoundingClientRect();
    if (box.width > 0 && box.top > last + box.height / 2) {
      lines.push('');
      last = box.top;
    }
    if (lines.length > 0) lines.push(`${lines.pop() ?? ''}${text.data[index] ?? ''}`);
  }
  return lines;
}

/** Texts for screen readers only. */
function isOffScreen(element: HTMLElement): boolean {
  return [...ancestors(element)].some((around) => around.clientWidth === 1 && around.clientHeight === 1);
}

function* ancestors(element: HTMLElement): Iterable<HTMLElement> {
  for (let around: HTMLElement | null = element; around; around = around.parentElement) yield around;
}

/** Narrow windows. Letter spacing stands for a wide font such as Verdana, which machines may lack. */
const layouts = [
  { name: '360 px', width: 360, textSize: '', isWideFont: false },
  { name: '320 px', width: 320, textSize: '', isWideFont: false },
  { name: '360 px, text at 200 %', width: 360, textSize: '200%', isWideFont: false, hasWholeWords: true },
  { name: '320 px, text at 200 %', width: 320, textSize: '200%', isWideFont: false },
  { name: '360 px, text at 200 % in a wide font', width: 360, textSize: '200%', isWideFont: true },
];

it.each(screens)('%s fits narrow windows, with targets of 44 px', async (path, scenario, open) => {
  await page.viewport(360, 740);
  await show(path, scenario);
  await open?.();
  const problems: Record<string, string[]> = {};
  for (const { name, width, textSize, isWideFont, hasWholeWords = false } of layouts) {
    await page.viewport(width, 740);
    root.style.fontSize = textSize;
    root.style.setProperty('--ptr-letter-spacing', isWideFont ? '0.08em' : '');
    root.style.setProperty('--ptr-letter-spacing-heading', isWideFont ? '0.04em' : '');
    await nextFrame();
    const found = [...overflowing(), ...lowTargets(), ...(textSize === '' ? tooSmall() : narrowTexts())];
    if (hasWholeWords) found.push(...brokenWords());
    if (found.length > 0) problems[name] = found;
  }
  expect(problems).toEqual({});
});
