import { expect, waitFor } from 'storybook/test';
import type { StoryContext } from '@storybook/react-vite';
import type { PensionTraceStory } from '../../withPensionTrace';

/** The portal, with changes. */
export const set = (story: PensionTraceStory) => ({ pensionTrace: { scenario: 'portal', ...story } });

/** Calls that are never answered. */
export const pending = (...calls: string[]) => set({ memory: { pending: calls } });

/** Calls that fail. */
export const failing = (...calls: string[]) =>
  set({ memory: { fail: Object.fromEntries(calls.map((call) => [call, 'No.'])) } });

export const back = 'Back to your portal';

export const record = { searches: 'Searches', activity: 'Activity log' };

/** Both records say that they failed to load. */
export const playRecordsNotLoaded = async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
  await waitFor(() => expect(canvas.getAllByText('Oops! Something went wrong')).toHaveLength(2));
  await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
};
