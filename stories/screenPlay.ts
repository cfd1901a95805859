import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor, within, type Mock } from 'storybook/test';
import type { Step } from './formPlay';
import { sentTo } from './sentTo';
import { openTab } from './tabs';
import { navigateOf } from './withPensionTrace';
import { wholeText } from '../tests/wholeText';

type Text = string | RegExp | ((text: string, element: Element | null) => boolean);

/** A step of a form, an opened tab, keys, or a wait: for a heading, a text that may be hidden, a dialog or a call. */
type ScreenStep =
  | Step
  | { tab: RegExp }
  | { keys: string }
  | { waits: string }
  | { finds: RegExp }
  | { sends: string }
  | { dialog: string | RegExp };

/** What a customer does on a screen, and what is then on it, or in its open dialog. */
export interface ScreenState {
  does?: readonly ScreenStep[];
  /** The name of the dialog that is then open. */
  dialog?: string | RegExp;
  heading?: string;
  /** Visible texts. */
  sees?: readonly Text[];
  /** Texts for screen readers. */
  hears?: readonly Text[];
  /** The text of a skeleton for a screen reader, and the number of its placeholders. */
  loads?: readonly [text: string, placeholders: number];
  /** Visible buttons and links. */
  offers?: readonly (string | RegExp)[];
  /** Texts, buttons and links that are missing or hidden. */
  lacks?: readonly (string | RegExp)[];
  values?: Readonly<Record<string, string>>;
  descriptions?: Readonly<Record<string, RegExp>>;
  /** The button that has started the pending call. */
  busy?: string;
  disabled?: readonly string[];
  alert?: string;
  /** Exactly these messages in the summary, which has focus. */
  problems?: readonly string[];
  /** The payloads of these calls. */
  sent?: Readonly<Record<string, readonly unknown[]>>;
  /** The argument of `onCompleted`. */
  completed?: unknown;
  /** The argument of `onCancelled`. */
  cancelled?: unknown;
  goesTo?: string;
}

type Context = Pick<StoryContext, 'canvas' | 'userEvent' | 'loaded' | 'args'>;
const roles = ['button', 'link', 'checkbox', 'radio', 'menuitem', 'option'] as const;

/** The `play` of a state that is no form and no list. */
export function screenPlay(state: ScreenState) {
  return async (context: Context) => {
    const { loaded, args } = context;
    for (const step of state.does ?? []) await take(context, step);
    const { dialog, busy, alert, heading, problems } = state;
    if (dialog !== undefined) await findOpen(dialog);
    if (heading !== undefined) await waitFor(() => top().getByRole('heading', { level: 1, name: heading }));
    for (const text of state.sees ?? []) await waitFor(() => expect(shown(text)[0]).toBeVisible());
    for (const text of state.hears ?? []) await waitFor(() => expect(top().getAllByText(text)[0]).toBeInTheDocument());
    if (state.loads) {
      const [text, placeholders] = state.loads;
      const skeleton = await waitFor(() => top().getByText(text).closest('.ptr-skeleton'));
      await expect(skeleton?.querySelectorAll('.ptr-skeleton__item')).toHaveLength(placeholders);
    }
    for (const name of state.offers ?? []) await waitFor(() => expect(controls(name)[0]).toBeVisible());
    if (alert !== undefined) await waitFor(() => expect(top().getByRole('alert')).toHaveTextContent(alert));
    if (problems) {
      await waitFor(() => expect(top().getByRole('alert')).toHaveFocus());
      const links = top().getByRole('alert').querySelectorAll('a');
      await expect([...links].map(({ textContent }) => textContent)).toEqual(problems);
      await expect(args.onInvalid as Mock).toHaveBeenCalledWith({ count: problems.length });
    }
    if (busy !== undefined)
      await waitFor(() => expect(top().getByRole('button', { name: busy })).toHaveAttribute('aria-disabled', 'true'));
    for (const name of state.disabled ?? []) await waitFor(() => expect(controls(name)[0]).toBeDisabled());
    for (const name of state.lacks ?? []) await waitFor(() => expect([...shown(name), ...controls(name)]).toEqual([]));
    for (const [label, value] of Object.entries(state.values ?? {}))
      await waitFor(() => expect(top().getByLabelText(label)).toHaveValue(value));
    for (const [label, text] of Object.entries(state.descriptions ?? {}))
      await waitFor(() => expect(top().getByLabelText(label)).toHaveAccessibleDescription(text));
    for (const [call, payloads] of Object.entries(state.sent ?? {}))
      await waitFor(() => expect(sentTo(loaded, call)).toEqual(payloads));
    if (state.completed !== undefined)
      await waitFor(() => expect(args.onCompleted as Mock).toHaveBeenCalledWith(state.completed));
    if (state.cancelled !== undefined)
      await waitFor(() => expect(args.onCancelled as Mock).toHaveBeenCalledWith(state.cancelled));
    if (state.goesTo !== undefined) await expect(navigateOf(loaded)).toHaveBeenCalledWith(state.goesTo);
  };
}

function openDialog() {
  return [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')].at(-1);
}

async function findOpen(name: string | RegExp) {
  await waitFor(async () => {
    await expect(openDialog()).toHaveAccessibleName(name);
    await expect(openDialog()).toBeVisible();
  });
}

/** The open dialog, or the page. */
function top() {
  return within(openDialog() ?? document.body);
}

/** The visible elements with a text. */
function shown(text: Text) {
  return withText(text).filter((element) => element.checkVisibility());
}

/** The elements with a text. Its words may be in several elements. */
function withText(text: Text) {
  const found = top().queryAllByText(text);
  return found.length > 0 || typeof text === 'function' ? found : top().queryAllByText(wholeText(text));
}

function controls(name: string | RegExp) {
  for (const role of roles) {
    const found = top().queryAllByRole(role, { name });
    if (found.length > 0) return found;
  }
  return top().queryAllByText(name, { selector: 'summary, summary *' });
}

async function take({ canvas, userEvent, loaded }: Context, step: ScreenStep) {
  if ('dialog' in step) return findOpen(step.dialog);
  if ('waits' in step) return waitFor(() => top().getByRole('heading', { level: 1, name: step.waits }));
  if ('finds' in step) return waitFor(() => expect(withText(step.finds)).not.toEqual([]));
  if ('sends' in step) return waitFor(() => expect(sentTo(loaded, step.sends)).not.toEqual([]));
  if ('tab' in step) return openTab(canvas, step.tab);
  if ('keys' in step) return userEvent.keyboard(step.keys);
  if ('press' in step) {
    const target = await waitFor(() => {
      const [control] = controls(step.press);
      if (!control?.checkVisibility() || control.matches(':disabled, [aria-disabled="true"]'))
        throw new Error(`There is nothing to press named '${step.press}'.`);
      return control;
    });
    return userEvent.click(target);
  }
  if ('choose' in step)
    return userEvent.selectOptions(await waitFor(() => top().getByLabelText(step.choose[0])), step.choose[1]);
  for (const [label, text] of Object.entries(step.fill)) {
    const input = await waitFor(() => top().getByLabelText(label));
    await userEvent.clear(input);
    if (text === '') continue;
    await userEvent.click(input);
    await userEvent.paste(text);
  }
}
