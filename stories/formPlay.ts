import { BackendError } from '@pension-trace/react';
import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within, type Mock } from 'storybook/test';
import { sentTo } from './sentTo';
import { navigateOf, type PensionTraceStory } from './withPensionTrace';

type Role =
  | 'alertdialog'
  | 'button'
  | 'checkbox'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'radio'
  | 'switch';
type Text = string | RegExp | ((text: string, element: Element | null) => boolean);

/** A text on the page, or a control by its role and name: `'Saved'`, `{ button: 'Try again' }`. */
export type Shown = Text | Readonly<Partial<Record<Role, string | RegExp>>>;

/** Fills fields by label, presses a control by name or text, or chooses an option: `['Title', 'Mrs']`. */
export type Step =
  | { fill: Readonly<Record<string, string>> }
  | { press: string }
  | { choose: readonly [label: string, option: string] };

/** What a customer does, and what the page then shows. All of it is in the open dialog, if there is one. */
export interface FormState {
  /** Labels are found by how they start. */
  does?: readonly Step[];
  /** Whether the form's button is pressed then. Default: when the state has problems, an alert, `completed` or `sent`. */
  submits?: boolean;
  /** The heading of the page. */
  heading?: string;
  sees?: readonly Shown[];
  lacks?: readonly Shown[];
  focus?: Shown;
  /** The value of each field; of a switch or a radio button, whether it is on. */
  values?: Readonly<Record<string, string | boolean>>;
  /** A hint or error of each field. */
  descriptions?: Readonly<Record<string, string | RegExp>>;
  /** Exactly these messages in the summary, which has focus. Nothing was sent. */
  problems?: readonly string[];
  /** A message about the whole form or page, such as a failed call. */
  alert?: string | RegExp;
  /** The payloads of the call. Default: not checked, and none with `problems`. */
  sent?: readonly unknown[];
  /** The argument of the one call of `onCompleted`; `[]` for a call without arguments. */
  completed?: unknown;
  /** What the customer does after all this. */
  next?: readonly Step[];
  /** The pages that links opened. */
  goesTo?: readonly string[];
}

export interface FormPlay {
  scenario: PensionTraceStory['scenario'];
  /** The call whose payloads `sent` lists, such as `portal_personal`. */
  call: string;
  /** The button that sends the form. Without it, press buttons with `does`. */
  submit?: string;
  /** A field whose value shows that the profile has loaded. */
  ready?: readonly [label: string, value: string];
}

type Context = Pick<StoryContext, 'canvas' | 'userEvent' | 'loaded' | 'args'>;

/**
 * Returns the `parameters` and the `play` of a form's stories, so that each story lists only what is special about its
 * state. It works for every screen with one main call. Write each story's `name` in its own object, where Storybook's
 * index reads it.
 *
 * @example
 *   const form = formPlay({ scenario: 'logged-out', call: 'auth.logIn', submit: 'Log in' });
 *   export const NoConnection: Story = {
 *     parameters: form.offline,
 *     play: form.play({ does: [{ fill: { Email: 'margaret' } }], alert: 'We could not reach our service.' }),
 *   };
 */
export function formPlay({ scenario, call, submit, ready }: FormPlay) {
  const set = (story: PensionTraceStory) => ({ pensionTrace: { scenario, ...story } });
  const failing = (error: string | BackendError) => set({ memory: { fail: { [call]: error } } });
  return {
    initial: set({}),
    with: set,
    /** The call gets no answer. */
    sending: set({ memory: { pending: [call] } }),
    offline: failing(new BackendError('unreachable', 'No answer came')),
    refusing: failing,
    play: (state: FormState) => async (context: Context) => {
      if (ready) await expectValue(context, ready[0], ready[1]);
      for (const step of state.does ?? []) await take(context, step);
      const isSent = (state.problems ?? state.alert ?? state.completed ?? state.sent) !== undefined;
      if (submit !== undefined && (state.submits ?? isSent)) await take(context, { press: submit });
      await expectPage(context, state);
      const sent = state.sent ?? (state.problems && []);
      if (sent) await waitFor(() => expect(sentTo(context.loaded, call)).toEqual(sent));
      for (const step of state.next ?? []) await take(context, step);
      for (const path of state.goesTo ?? []) await expect(navigateOf(context.loaded)).toHaveBeenCalledWith(path);
    },
  };
}

async function expectPage(context: Context, state: FormState) {
  const { alert, heading, completed } = state;
  if (state.problems) await expectProblems(context, state.problems);
  if (alert !== undefined) await expect(await find(() => page(context).getByRole('alert'))).toHaveTextContent(alert);
  if (heading !== undefined) await find(() => page(context).getByRole('heading', { level: 1, name: heading }));
  for (const shown of state.sees ?? []) await find(() => firstVisible(all(context, shown)), shown);
  for (const shown of state.lacks ?? []) await waitFor(() => expect(all(context, shown)).toEqual([]));
  if (state.focus !== undefined) await waitFor(() => expect(all(context, state.focus ?? '')[0]).toHaveFocus());
  for (const [label, value] of Object.entries(state.values ?? {})) await expectValue(context, label, value);
  for (const [label, text] of Object.entries(state.descriptions ?? {}))
    await waitFor(() =>
      expect(field(context, label)).toHaveAccessibleDescription(
        typeof text === 'string' ? expect.stringContaining(text) : text,
      ),
    );
  if (completed !== undefined)
    await waitFor(() => expect((context.args.onCompleted as Mock).mock.calls).toEqual([[completed].flat()]));
}

async function expectProblems(context: Context, problems: readonly string[]) {
  const summary = await find(() => page(context).getByRole('alert', { name: 'There is a problem' }));
  await waitFor(() => expect(summary).toHaveFocus());
  const links = within(summary).getAllByRole('link');
  await expect(links.map(({ textContent }) => textContent)).toEqual(problems);
  if (context.args.onInvalid) await expect(context.args.onInvalid).toHaveBeenCalledWith({ count: links.length });
}

function expectValue(context: Context, label: string, value: string | boolean) {
  return waitFor(() => {
    const input = expect(field(context, label));
    if (typeof value === 'string') return input.toHaveValue(value);
    return value ? input.toBeChecked() : input.not.toBeChecked();
  });
}

/** The open dialog, or else the story. */
function page({ canvas }: Context) {
  const dialog = [...document.querySelectorAll<HTMLElement>('[role$="dialog"]')].at(-1);
  return dialog ? within(dialog) : canvas;
}

function field(context: Context, label: string): HTMLElement {
  const options = { selector: 'input, select, textarea' };
  const { getByLabelText, queryByLabelText } = page(context);
  return queryByLabelText(label, options) ?? getByLabelText((text) => text.startsWith(label), options);
}

function all(context: Context, shown: Shown): HTMLElement[] {
  if (isText(shown)) return page(context).queryAllByText(shown);
  return Object.entries(shown).flatMap(([role, name]) =>
    (role.endsWith('dialog') ? screen : page(context)).queryAllByRole(role, { name }),
  );
}

/** On a phone, the first may be in a closed part of the page. */
function firstVisible(elements: readonly HTMLElement[]) {
  return elements.find((element) => element.checkVisibility()) ?? elements[0];
}

/** Waits until an element can be seen. A dialog is invisible for a moment. */
function find(get: () => HTMLElement | undefined, what: Shown = ''): Promise<HTMLElement> {
  return waitFor(async () => {
    const element = get();
    if (!element) throw new Error(`The page does not show ${isText(what) ? String(what) : JSON.stringify(what)}.`);
    await expect(element).toBeVisible();
    return element;
  });
}

function isText(shown: Shown): shown is Text {
  return typeof shown === 'string' || typeof shown === 'function' || shown instanceof RegExp;
}

const controls = ['button', 'link', 'switch', 'checkbox', 'radio'] as const;

async function take(context: Context, step: Step) {
  const { userEvent } = context;
  if ('press' in step) {
    const named = () => controls.flatMap((role) => all(context, { [role]: step.press }))[0];
    await userEvent.click(await find(() => named() ?? all(context, step.press)[0], step.press));
  }
  if ('choose' in step) await userEvent.selectOptions(field(context, step.choose[0]), step.choose[1]);
  if ('fill' in step)
    for (const [label, text] of Object.entries(step.fill)) {
      const input = await waitFor(() => field(context, label));
      await userEvent.clear(input);
      if (text === '') continue;
      await userEvent.click(input);
      await userEvent.paste(text);
    }
}
