import type { Preview } from '@storybook/react-vite';
import { scenarioNames } from '@pension-trace/react/memory';
import { exampleConfig } from '../stories/exampleConfig';

/**
 * Controls for every screen in addition to its props: the customer's scenario and the firm's configuration. Storybook
 * does not pass arguments with a `target` to the component; `withPensionTrace` reads them.
 */
const controls = {
  providerScenario: {
    name: 'scenario',
    description: 'The customer’s situation. Without a choice, the one of the story.',
    target: 'provider',
    control: { type: 'select' },
    options: scenarioNames,
    table: { category: 'Provider' },
  },
  providerConfig: {
    name: 'config',
    description: 'The firm’s configuration',
    target: 'provider',
    control: { type: 'object' },
    table: { category: 'Provider' },
  },
} as const;

/** Parts of the interface need no provider. */
function isScreen(title: string): boolean {
  return !/^(?:Parts|Foundations)\//.test(title);
}

/** Adds the controls to the screens, with the story's configuration as the default. */
export const providerControls = {
  argTypesEnhancers: [({ title, argTypes }) => (isScreen(title) ? { ...argTypes, ...controls } : argTypes)],
  argsEnhancers: [
    ({ title, parameters }) => {
      const story = (parameters.pensionTrace ?? {}) as { config?: unknown };
      return isScreen(title) ? { providerConfig: story.config ?? exampleConfig } : {};
    },
  ],
} satisfies Pick<Preview, 'argTypesEnhancers' | 'argsEnhancers'>;
