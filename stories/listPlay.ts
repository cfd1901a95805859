import { BackendError } from '@pension-trace/react';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { formPlay, type FormState } from './formPlay';
import { sentTo } from './sentTo';
import type { PensionTraceStory } from './withPensionTrace';

/** A text alone, or a heading and its text. */
type Texts = readonly [text: string] | readonly [heading: string, text: string];

/** The heading of every list that failed to load. */
export const oops = 'Oops! Something went wrong';

export interface ListPlay {
  /** A customer with items in the list. */
  scenario: PensionTraceStory['scenario'];
  /** A customer without any. */
  emptyScenario?: PensionTraceStory['scenario'];
  /** The call that reads the list, such as `portal_user_traces`. */
  call: string;
  /** The list's name for a screen reader. */
  list: string;
  /** The text of the skeleton for a screen reader, and the number of its placeholders. */
  pending: readonly [text: string, count: number];
  error: Texts;
  empty?: Texts;
}

/** What is in a loaded list, and what a customer then does and sees. */
export interface ListState extends Omit<FormState, 'submits' | 'problems'> {
  /** The text of each item, or their number. */
  items?: readonly (string | RegExp)[] | number;
}

type Status = 'pending' | 'error' | 'empty' | 'success';
type Context = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent' | 'loaded' | 'args'>;

/** The states that every list has, and the `play` of each. */
export function listPlay({ scenario, emptyScenario, call, list, ...texts }: ListPlay) {
  const set = (story: PensionTraceStory) => ({ pensionTrace: { scenario, ...story } });
  const then = formPlay({ scenario, call, submit: '' }).play;
  const shows: Record<Status, (context: Context, items?: ListState['items']) => Promise<void>> = {
    async pending({ canvas }) {
      const [text, count] = texts.pending;
      const skeleton = (await canvas.findByText(text)).closest('.ptr-skeleton');
      await expect(skeleton?.querySelectorAll('.ptr-skeleton__item')).toHaveLength(count);
      await expect(canvas.queryByRole('list', { name: list })).not.toBeInTheDocument();
      for (const empty of texts.empty ?? []) await expect(canvas.queryByText(empty)).not.toBeInTheDocument();
    },
    async error({ canvas, userEvent, loaded }) {
      const isShown = async () => {
        for (const text of texts.error) {
          const [shown] = await canvas.findAllByText(text);
          await expect(shown).toBeVisible();
          await expect(shown?.closest('[role="alert"], [aria-live]')).toBeInTheDocument();
        }
      };
      await isShown();
      const readings = sentTo(loaded, call).length;
      const [again] = await canvas.findAllByRole('button', { name: 'Try again' });
      if (again) await userEvent.click(again);
      await waitFor(() => expect(sentTo(loaded, call).length).toBeGreaterThan(readings));
      await isShown();
    },
    async empty({ canvas }) {
      const { empty = [] } = texts;
      for (const text of empty) await expect((await canvas.findAllByText(text))[0]).toBeVisible();
      const [heading] = empty;
      if (heading !== undefined && empty.length > 1)
        await expect(canvas.getAllByRole('heading', { name: heading })[0]).toBeVisible();
      await expect(canvas.queryByRole('list', { name: list })).not.toBeInTheDocument();
    },
    async success({ canvas }, items) {
      const shown = await canvas.findByRole('list', { name: list });
      await expect(shown).toBeVisible();
      if (items === undefined) return;
      const rows = within(shown).getAllByRole('listitem');
      if (typeof items === 'number') await expect(rows).toHaveLength(items);
      else
        await expect(rows.map(({ textContent }) => textContent)).toEqual(
          items.map((item): unknown => (typeof item === 'string' ? item : expect.stringMatching(item))),
        );
    },
  };

  return {
    success: set({}),
    with: set,
    empty: set(emptyScenario === undefined ? {} : { scenario: emptyScenario }),
    pending: set({ memory: { pending: [call] } }),
    error: set({ memory: { fail: { [call]: new BackendError('unreachable', 'No answer came') } } }),
    play:
      (status: Status, { items, ...state }: ListState = {}) =>
      async (context: Context) => {
        await shows[status](context, items);
        await then({ ...state, submits: false })(context);
      },
  };
}
