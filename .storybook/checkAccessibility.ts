import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';
import { combineParameters } from 'storybook/preview-api';
import { colourCombinations } from './colourCombinations';
import { showTheme } from './showTheme';

/** Axe's colour rules, its slowest. A theme changes only colours and shadows, so no other rule can find more in it. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const onlyColours = { runOnly: colourRules };
const withoutColours = { rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])) };
/** The colours that passed, in all stories of this page. */
const passed = new Set<string>();

/**
 * Runs axe on the screen after the play function, and its colour rules, in two themes, on the combinations of colours
 * that have not passed in earlier stories.
 *
 * Runs when the global `alsoCheckedIn` names a theme; vitest.config.ts sets it. In Storybook itself the addon runs axe. A
 * story that fixes its own theme keeps that theme.
 *
 * @throws Error when a rule is broken. Its message names the second theme.
 */
export async function checkAccessibility(context: StoryContext): Promise<void> {
  const theme: unknown = context.globals.alsoCheckedIn;
  if (typeof theme !== 'string') return;
  await findViolations(context, withoutColours);
  await checkNewColours(context);
  if (fixesTheme(context)) return;

  showTheme(theme);
  try {
    await checkNewColours(context);
  } catch (error) {
    throw new Error(`In the ${theme} theme: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  } finally {
    showTheme(String(context.globals.theme));
  }
}

/**
 * Runs the colour rules on one element of each combination of colours that has not passed yet. Looks again if the page has
 * replaced all of these elements meanwhile.
 */
async function checkNewColours(context: StoryContext): Promise<void> {
  const fresh = [...colourCombinations(document.body)].filter(([combination]) => !passed.has(combination));
  if (fresh.length === 0) return;
  try {
    await findViolations(context, onlyColours, { include: fresh.map(([, element]) => element) });
  } catch (error) {
    if (fresh.some(([, element]) => element.isConnected)) throw error;
    return checkNewColours(context);
  }
  for (const [combination, element] of fresh) if (element.isConnected) passed.add(combination);
}

/** Runs the addon's check. Without a report, which would list every passed rule of every element. */
function findViolations(story: StoryContext, rules: object, context?: object) {
  // A frame would answer only with an axe of its own, and axe waits half a second for that.
  const options = { ...rules, resultTypes: ['violations'], iframes: false };
  return runAxe({
    ...story,
    globals: { ...story.globals, a11y: { manual: false } },
    parameters: combineParameters(story.parameters, { a11y: { options, context } }),
    reporting: { reports: [], addReport: () => undefined },
  });
}

/** Whether the story or its file sets `globals: { theme }`. Storybook's types lack `storyGlobals`. */
function fixesTheme(context: object): boolean {
  if (!('storyGlobals' in context)) return false;
  const { storyGlobals } = context;
  return typeof storyGlobals === 'object' && storyGlobals !== null && 'theme' in storyGlobals;
}
