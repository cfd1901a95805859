import {
  BackendError,
  PensionTraceProvider,
  type PensionTraceMessageOverrides,
  type PensionTraceNavigate,
  type PensionTraceProviderProps,
} from '@pension-trace/react';
import type { PensionTraceAuthAdapter } from '@pension-trace/react/headless';
import {
  createMemoryAdapter,
  type MemoryAdapter,
  type MemoryOptions,
  type MemoryScenario,
  type MemoryScenarioName,
} from '@pension-trace/react/memory';
import type { Decorator, Loader, StoryContext } from '@storybook/react-vite';
import { fn, type Mock } from 'storybook/test';
import { exampleConfig } from './exampleConfig';
import { pseudoMessages } from './pseudoMessages';

/** The backend, texts and rules of a story, as `parameters.pensionTrace`. */
export interface PensionTraceStory extends Pick<PensionTraceProviderProps, 'config' | 'messages' | 'rules'> {
  /** The customer's situation: the name of a scenario, or a scenario. */
  scenario?: MemoryScenarioName | MemoryScenario;
  /** The calls that fail and the calls that never answer. */
  memory?: Omit<MemoryOptions, 'clock' | 'createId'>;
  /** Methods of the auth service that differ from the memory adapter's, such as a browser that keeps no session. */
  auth?: (auth: PensionTraceAuthAdapter) => Partial<PensionTraceAuthAdapter>;
  /** The current time, ISO 8601. Default: Tuesday 10 March 2026, 10:30 in London. */
  now?: string;
}

type StoryPlace = Pick<StoryContext, 'globals' | 'loaded' | 'parameters'> & {
  /** The arguments by their `target`. Storybook's types lack it. */
  argsByTarget?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

const defaultNow = '2026-03-10T10:30:00Z';

/** The settings of the story, under those of the panel 'Controls'. */
function settingsOf({ parameters, argsByTarget }: StoryPlace): PensionTraceStory {
  const story = (parameters.pensionTrace ?? {}) as PensionTraceStory;
  const { providerScenario, providerConfig } = argsByTarget?.provider ?? {};
  return {
    ...story,
    ...(typeof providerScenario === 'string' && { scenario: providerScenario as MemoryScenarioName }),
    ...(providerConfig !== undefined && { config: providerConfig as PensionTraceStory['config'] }),
  };
}

function clockOf({ now = defaultNow }: PensionTraceStory) {
  return { now: () => new Date(now) };
}

/** The answers of the backend under the toolbar's 'Network'. Logging in always works: a story starts logged in. */
const networks: Readonly<Record<string, Pick<MemoryOptions, 'delay' | 'fail'>>> = {
  slow: { delay: 2000 },
  silent: { delay: 'never' },
  failing: {
    fail: new Proxy(
      {},
      {
        get: (_, name) =>
          String(name) === 'auth.getSession'
            ? undefined
            : new BackendError('unreachable', 'The toolbar has cut the connection'),
      },
    ),
  },
};

/** The rules of the toolbar, or else those of the story. */
function rulesOf(globals: StoryPlace['globals'], settings: PensionTraceStory): PensionTraceStory['rules'] {
  const wanted: unknown = globals.rules;
  return wanted === 'standard' || wanted === 'inclusive' ? wanted : settings.rules;
}

/** Creates a backend in memory, counted ids and a `navigate` spy for each story. */
export const pensionTraceLoader: Loader = (context) => {
  const { globals } = context;
  const settings = settingsOf(context);
  let count = 0;
  const createId = () => `story-${String((count += 1)).padStart(4, '0')}`;
  const adapter = createMemoryAdapter(settings.scenario, {
    ...settings.memory,
    ...networks[String(globals.network)],
    clock: clockOf(settings),
    createId,
  });
  Object.assign(adapter.auth, settings.auth?.(adapter.auth));
  return { adapter, createId, navigate: fn<PensionTraceNavigate>() };
};

/** The texts of the toolbar's 'Words', which replace the story's texts. */
const words: Readonly<Record<string, PensionTraceMessageOverrides>> = {
  pseudo: pseudoMessages,
};

/** The props of the provider for a story: its backend and settings, with the toolbar's rules and texts. */
export function providerPropsOf(context: StoryPlace): PensionTraceProviderProps {
  const { globals, loaded } = context;
  const settings = settingsOf(context);
  return {
    adapter: adapterOf(loaded),
    clock: clockOf(settings),
    config: { reloadWindow: { own: 0, guides: 0 }, ...(settings.config ?? exampleConfig) },
    createId: loaded.createId as () => string,
    messages: words[String(globals.words)] ?? settings.messages,
    navigate: navigateOf(loaded),
    rules: rulesOf(globals, settings),
    onError: () => undefined,
    onWarning: () => undefined,
  };
}

/** The settings that determine a screen's data: the toolbar's network and rules, and the scenario of the panel 'Controls'. */
function situationOf({ globals, argsByTarget }: StoryPlace): string {
  return [globals.network, globals.rules, argsByTarget?.provider?.providerScenario].join(' ');
}

/** Renders a story inside the provider. A change of these settings remounts the screen on another backend. */
export const withPensionTrace: Decorator = (Story, context) => (
  <PensionTraceProvider key={situationOf(context)} {...providerPropsOf(context)}>
    <Story />
  </PensionTraceProvider>
);

/** The story's backend, for assertions in a play function: `adapterOf(loaded).calls`. */
export function adapterOf(loaded: Record<string, unknown>): MemoryAdapter {
  return loaded.adapter as MemoryAdapter;
}

/** The story's `navigate` spy: `expect(navigateOf(loaded)).toHaveBeenCalledWith('/login')`. */
export function navigateOf(loaded: Record<string, unknown>): Mock<PensionTraceNavigate> {
  return loaded.navigate as Mock<PensionTraceNavigate>;
}
