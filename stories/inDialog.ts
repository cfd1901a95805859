import type { StoryContext } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { findDialog } from './findDialog';

type Play<Context> = (context: Context) => Promise<void>;

/** A `play` whose `canvas` is the open dialog. */
export function inDialog<Context extends { canvas: StoryContext['canvas'] }>(
  play: Play<Context>,
  name: string | RegExp = /./,
): Play<Context> {
  return async (context) => play({ ...context, canvas: within(await findDialog({ name })) });
}
