import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PensionTraceMessageOverrides } from '../../../src/headless';
import type { MemoryScenarioName } from '../../../src/memory';
import { openAt } from './openAt';

const german: PensionTraceMessageOverrides = { ui: { errorPrefix: 'Fehler:' } };

/** The fields with an error after the button of the form was pressed. */
async function invalidFields(
  address: string,
  scenario: MemoryScenarioName,
  button: string,
  messages: PensionTraceMessageOverrides = {},
) {
  const { user } = openAt(address, scenario, { messages });
  await user.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('alert');
  const fields = [...document.querySelectorAll('[aria-invalid="true"]')];
  expect(fields.length).toBeGreaterThan(0);
  return fields;
}

it.each([
  ['/signup', 'logged-out', 'Start Your Trace'],
  ['/personal', 'personal', 'Next'],
  ['/create-trace', 'create-trace', 'Next'],
] as const)('a screen reader hears ‘Error:’ before each error of %s', async (address, scenario, button) => {
  for (const field of await invalidFields(address, scenario, button))
    expect(field).toHaveAccessibleDescription(/Error: Please/);
});

it('a screen reader hears the translated word in another language', async () => {
  for (const field of await invalidFields('/signup', 'logged-out', 'Start Your Trace', german))
    expect(field).toHaveAccessibleDescription(/Fehler: Please/);
});
