import { PensionTraceProvider, type PensionTraceProviderProps } from '@pension-trace/react';
import {
  createMemoryAdapter,
  type MemoryAdapter,
  type MemoryOptions,
  type Scenario,
  type ScenarioName,
} from '@pension-trace/react/testing';
import type { Decorator, Loader, Parameters } from '@storybook/react-vite';
import { exampleConfig } from './exampleConfig';

/** What a story says of the world around its screen, as `parameters.pensionTrace`. */
export interface PensionTraceStory extends Pick<PensionTraceProviderProps, 'config' | 'messages' | 'rules'> {
  /** Where the customer stands: the name of a situation, or one of the story's own. */
  scenario?: ScenarioName | Scenario;
  /** What fails, what never answers. */
  memory?: Omit<MemoryOptions, 'clock' | 'createId'>;
  /** An instant, ISO 8601. Default: Tuesday 10 March 2026, 10:30 in London. */
  now?: string;
}

const defaultNow = '2026-03-10T10:30:00Z';

function settingsOf(parameters: Parameters): PensionTraceStory {
  return (parameters.pensionTrace ?? {}) as PensionTraceStory;
}

function clockOf({ now = defaultNow }: PensionTraceStory) {
  return { now: () => new Date(now) };
}

/** Makes each story its own backend in memory, with a still clock and counted ids. */
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
  return { adapter, createId };
};

/** Puts the provider around a story. */
export const withPensionTrace: Decorator = (Story, { loaded, parameters }) => {
  const settings = settingsOf(parameters);
  return (
    <PensionTraceProvider
      adapter={adapterOf(loaded)}
      clock={clockOf(settings)}
      config={settings.config ?? exampleConfig}
      createId={loaded.createId as () => string}
      messages={settings.messages}
      rules={settings.rules}
      onError={() => undefined}
      onWarning={() => undefined}
    >
      <Story />
    </PensionTraceProvider>
  );
};

/** The story's backend, for what a play function asserts: `adapterOf(loaded).calls`. */
export function adapterOf(loaded: Record<string, unknown>): MemoryAdapter {
  return loaded.adapter as MemoryAdapter;
}
