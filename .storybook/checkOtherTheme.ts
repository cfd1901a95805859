import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';
import { combineParameters } from 'storybook/preview-api';
import { showTheme } from './showTheme';

/** Axe's colour rules. A theme changes only colours and shadows, so no other rule can find more. */
const colourRules = { a11y: { options: { runOnly: ['color-contrast', 'link-in-text-block'] } } };

/**
 * Repeats axe's colour rules in a second theme, on the screen after the play function.
 *
 * Runs when the global `alsoCheckedIn` names a theme; vitest.config.ts sets it. A story that fixes its own theme keeps
 * that theme.
 *
 * @throws Error when a rule is broken. Its message names the theme.
 */
export async function checkOtherTheme(context: StoryContext): Promise<void> {
  const theme: unknown = context.globals.alsoCheckedIn;
  if (typeof theme !== 'string' || fixesTheme(context)) return;

  showTheme(theme);
  try {
    await runAxe({ ...context, parameters: combineParameters(context.parameters, colourRules) });
  } catch (error) {
    throw new Error(`In the ${theme} theme: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  } finally {
    showTheme(String(context.globals.theme));
  }
}

/** Whether the story or its file sets `globals: { theme }`. Storybook's types lack `storyGlobals`. */
function fixesTheme(context: object): boolean {
  if (!('storyGlobals' in context)) return false;
  const { storyGlobals } = context;
  return typeof storyGlobals === 'object' && storyGlobals !== null && 'theme' in storyGlobals;
}
