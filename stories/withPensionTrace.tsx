import {
  PensionTraceProvider,
  type MessageOverrides,
  type Navigate,
  type PensionTraceProviderProps,
} from '@pension-trace/react';
import { cy } from '@pension-trace/react/locales/cy';
import {
  createMemoryAdapter,
  type MemoryAdapter,
  type MemoryOptions,
  type Scenario,
  type ScenarioName,
} from '@pension-trace/react/testing';
import type { Decorator, Loader, Parameters } from '@storybook/react-vite';
import { fn, type Mock } from 'storybook/test';
import { exampleConfig } from './exampleConfig';
import { pseudoMessages } from './pseudoMessages';

/** The backend, texts and rules of a story, as `parameters.pensionTrace`. */
export interface PensionTraceStory extends Pick<PensionTraceProviderProps, 'config' | 'messages' | 'rules'> {
  /** The customer's situation: the name of a scenario, or a scenario. */
  scenario?: ScenarioName | Scenario;
  /** The calls that fail and the calls that never answer. */
  memory?: Omit<MemoryOptions, 'clock' | 'createId'>;
  /** The current time, ISO 8601. Default: Tuesday 10 March 2026, 10:30 in London. */
  now?: string;
}

const defaultNow = '2026-03-10T10:30:00Z';

function settingsOf(parameters: Parameters): PensionTraceStory {
  return (parameters.pensionTrace ?? {}) as PensionTraceStory;
}

function clockOf({ now = defaultNow }: PensionTraceStory) {
  return { now: () => new Date(now) };
}

/** Creates a backend in memory, counted ids and a `navigate` spy for each story. */
export const pensionTraceLoader: Loader = ({ parameters }) => {
  const settings = settingsOf(parameters);
  let count = 0;
  const createId = () => `story-${String((count += 1)).padStart(4, '0')}`;
  const adapter = createMemoryAdapter(settings.scenario, {
    ...settings.memory,
    clock: clockOf(settings),
    rules: settings.rules,
    createId,
  });
  return { adapter, createId, navigate: fn<Navigate>() };
};

/** The texts that the toolbar's 'Words' puts in place of a story's own. */
const words: Readonly<Record<string, MessageOverrides>> = { pseudo: pseudoMessages, welsh: cy };

/** Renders a story inside the provider, in the words of the toolbar. */
export const withPensionTrace: Decorator = (Story, { globals, loaded, parameters }) => {
  const settings = settingsOf(parameters);
  return (
    <PensionTraceProvider
      adapter={adapterOf(loaded)}
      clock={clockOf(settings)}
      config={settings.config ?? exampleConfig}
      createId={loaded.createId as () => string}
      locale={globals.words === 'welsh' ? 'cy' : undefined}
      messages={words[String(globals.words)] ?? settings.messages}
      navigate={navigateOf(loaded)}
      rules={settings.rules}
      onError={() => undefined}
      onWarning={() => undefined}
    >
      <Story />
    </PensionTraceProvider>
  );
};

/** The story's backend, for assertions in a play function: `adapterOf(loaded).calls`. */
export function adapterOf(loaded: Record<string, unknown>): MemoryAdapter {
  return loaded.adapter as MemoryAdapter;
}

/** The story's `navigate` spy: `expect(navigateOf(loaded)).toHaveBeenCalledWith('/login')`. */
export function navigateOf(loaded: Record<string, unknown>): Mock<Navigate> {
  return loaded.navigate as Mock<Navigate>;
}
