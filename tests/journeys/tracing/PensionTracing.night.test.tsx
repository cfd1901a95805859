import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createMemoryAdapter } from '../../../src/memory';
import { PensionTracing } from '../../../src/product';
import type { PensionTraceEvent } from '../../../src/provider/events';
import { signUpToPortal } from './signUpToPortal';

const config = { companyName: 'Lantern Pension Tracing' };
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** Waits until focus is on the heading of a new step. */
async function waitForPage(name: string | RegExp) {
  const element = await heading(name);
  await waitFor(() => expect(element).toHaveFocus());
}

it('works from sign-up to the portal by keyboard, and never loses focus', { timeout: 120_000 }, async () => {
  const user = userEvent.setup();
  const events: PensionTraceEvent[] = [];
  const adapter = createMemoryAdapter('logged-out');
  render(<PensionTracing adapter={adapter} config={config} onEvent={(event) => events.push(event)} />);
  await heading('Reclaim Your Lost Pension');

  await signUpToPortal({
    waitForPage,
    fill: async (label, text) => {
      screen.getByLabelText(label).focus();
      await user.keyboard(text);
    },
    press: async (name) => {
      (await screen.findByRole('button', { name })).focus();
      await user.keyboard('{Enter}');
    },
    select: (label, option) => user.selectOptions(screen.getByLabelText(label), option),
    tickEverything: async () => {
      for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
    },
    choose: (name) => user.click(screen.getByRole('radio', { name })),
  });
  expect(await screen.findByText('Welcome To Your Pension Dashboard')).toBeVisible();
  expect(document.activeElement).not.toBe(document.body);

  const completed = events.filter(({ type }) => type === 'completed').map(({ part }) => part);
  expect(completed.filter((part) => part !== 'processing')).toEqual([
    'signUp',
    'personalDetails',
    'addressFinder',
    'reason',
    'traceForm',
    'traceList',
    'knownPensions',
    'authorisation',
  ]);
  expect(events).toContainEqual({ part: 'signUp', type: 'viewed' });
  const typed = ['Ada', 'Hale', '@', 'horse', '07700', '1970', 'AB123456C', 'Mill', 'HX1', 'data:image'];
  expect(typed.filter((value) => JSON.stringify(events).includes(value))).toEqual([]);
});
