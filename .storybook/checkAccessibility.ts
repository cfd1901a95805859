import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';
import { combineParameters } from 'storybook/preview-api';
import { colourCombinations } from './colourCombinations';
import { showTheme } from './showTheme';

/** Axe's colour rules. A theme changes only colours and shadows, so no other rule can find more. */
const colourRules = { runOnly: ['color-contrast', 'link-in-text-block'] };
/** The colours that passed in the other theme, in all stories of this page. */
const passed = new Set<string>();

/**
 * Runs axe on the screen after the play function, then its colour rules in a second theme. Skips the second run if all
 * of the screen's colours have passed in earlier stories.
 *
 * Runs when the global `alsoCheckedIn` names a theme; vitest.config.ts sets it. In Storybook itself the addon runs axe. A
 * story that fixes its own theme keeps that theme.
 *
 * @throws Error when a rule is broken. Its message names the second theme.
 */
export async function checkAccessibility(context: StoryContext): Promise<void> {
  const theme: unknown = context.globals.alsoCheckedIn;
  if (typeof theme !== 'string') return;
  await findViolations(context);
  if (fixesTheme(context)) return;

  showTheme(theme);
  try {
    const combinations = colourCombinations(document.body);
    if ([...combinations].every((combination) => passed.has(combination))) return;
    await findViolations(context, colourRules);
    for (const combination of combinations) passed.add(combination);
  } catch (error) {
    throw new Error(`In the ${theme} theme: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  } finally {
    showTheme(String(context.globals.theme));
  }
}

/** Runs the addon's check. Without a report, which would list every passed rule of every element. */
function findViolations(context: StoryContext, rules: object = {}) {
  const options = { ...rules, resultTypes: ['violations'] };
  return runAxe({
    ...context,
    globals: { ...context.globals, a11y: { manual: false } },
    parameters: combineParameters(context.parameters, { a11y: { options } }),
    reporting: { reports: [], addReport: () => undefined },
  });
}

/** Whether the story or its file sets `globals: { theme }`. Storybook's types lack `storyGlobals`. */
function fixesTheme(context: object): boolean {
  if (!('storyGlobals' in context)) return false;
  const { storyGlobals } = context;
  return typeof storyGlobals === 'object' && storyGlobals !== null && 'theme' in storyGlobals;
}
