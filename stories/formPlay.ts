import { BackendError } from '@pension-trace/react';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, type Mock } from 'storybook/test';
import { sentTo } from './sentTo';
import { navigateOf, type PensionTraceStory } from './withPensionTrace';

/** Fills fields by label, presses a button, link, checkbox or radio, or chooses an option. */
export type Step =
  | { fill: Readonly<Record<string, string>> }
  | { press: string }
  | { choose: readonly [string, string] };

/** What a customer does in a state of a form, and what is then on the page. */
export interface FormState {
  does?: readonly Step[];
  /** The button of the form is pressed after that. */
  submits?: boolean;
  heading?: string;
  sees?: readonly (string | RegExp | ((text: string, element: Element | null) => boolean))[];
  lacks?: readonly (string | RegExp)[];
  values?: Readonly<Record<string, string>>;
  descriptions?: Readonly<Record<string, string | RegExp>>;
  /** Exactly these messages in the summary, which has focus; nothing was sent. */
  problems?: readonly string[];
  /** The message of a failed call. */
  alert?: string;
  /** The payloads that were sent. Default: not checked; with `problems` none. */
  sent?: readonly unknown[];
  /** The call of `onCompleted`. */
  completed?: unknown;
  /** What the customer does after that. */
  next?: readonly Step[];
  /** The pages to which links led. */
  goesTo?: readonly string[];
}

export interface FormPlay {
  scenario: PensionTraceStory['scenario'];
  /** The call of the form, such as `portal_personal`. */
  call: string;
  submit: string;
  /** A field whose value shows that the profile has loaded. */
  ready?: readonly [string, string];
}

type Context = Pick<StoryContext, 'canvas' | 'userEvent' | 'loaded' | 'args'>;

/** The states that every form has, and the `play` of each. */
export function formPlay({ scenario, call, submit, ready }: FormPlay) {
  const set = (story: PensionTraceStory) => ({ pensionTrace: { scenario, ...story } });
  return {
    initial: set({}),
    with: set,
    sending: set({ memory: { pending: [call] } }),
    offline: set({ memory: { fail: { [call]: new BackendError('unreachable', 'No answer came') } } }),
    refusing: (error: string | BackendError) => set({ memory: { fail: { [call]: error } } }),
    play: (state: FormState) => async (context: Context) => {
      const { canvas, userEvent, loaded, args } = context;
      if (ready) await waitFor(() => expect(canvas.getByLabelText(ready[0])).toHaveValue(ready[1]));
      for (const step of state.does ?? []) await take(context, step);
      const submits = state.submits ?? (state.problems ?? state.alert ?? state.completed ?? state.sent) !== undefined;
      if (submits) await userEvent.click(await canvas.findByRole('button', { name: submit }));
      if (state.problems) {
        const summary = await canvas.findByRole('alert', { name: 'There is a problem' });
        await waitFor(() => expect(summary).toHaveFocus());
        const links = [...summary.querySelectorAll('a')].map(({ textContent }) => textContent);
        await expect(links).toEqual(state.problems);
        await expect(args.onInvalid as Mock).toHaveBeenCalledWith({ count: links.length });
      }
      if (state.alert !== undefined) await expect(await canvas.findByRole('alert')).toHaveTextContent(state.alert);
      if (state.heading !== undefined) await canvas.findByRole('heading', { level: 1, name: state.heading });
      for (const text of state.sees ?? []) await expect((await canvas.findAllByText(text))[0]).toBeVisible();
      for (const text of state.lacks ?? [])
        await waitFor(() => expect(canvas.queryByText(text)).not.toBeInTheDocument());
      for (const [label, value] of Object.entries(state.values ?? {}))
        await expect(canvas.getByLabelText(label)).toHaveValue(value);
      for (const [label, text] of Object.entries(state.descriptions ?? {}))
        await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(
          typeof text === 'string' ? expect.stringContaining(text) : text,
        );
      if (state.completed !== undefined)
        await waitFor(() => expect(args.onCompleted as Mock).toHaveBeenCalledWith(...[state.completed].flat()));
      const sent = state.sent ?? (state.problems && []);
      if (sent) await waitFor(() => expect(sentTo(loaded, call)).toEqual(sent));
      for (const step of state.next ?? []) await take(context, step);
      for (const path of state.goesTo ?? []) await expect(navigateOf(loaded)).toHaveBeenCalledWith(path);
    },
  };
}

async function take({ canvas, userEvent }: Context, step: Step) {
  if ('press' in step) {
    const [target] = ['button', 'link', 'checkbox', 'radio'].flatMap((role) =>
      canvas.queryAllByRole(role, { name: step.press }),
    );
    await userEvent.click(target ?? canvas.getByRole('button', { name: step.press }));
  } else if ('choose' in step) await userEvent.selectOptions(canvas.getByLabelText(step.choose[0]), step.choose[1]);
  else
    for (const [label, text] of Object.entries(step.fill)) {
      const input = canvas.getByLabelText(new RegExp(`^${label}`));
      await userEvent.clear(input);
      if (text === '') continue;
      await userEvent.click(input);
      await userEvent.paste(text);
    }
}
