import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CancelledApplication } from '../../../src/journeys/cancelled/CancelledApplication';
import { TraceDetails } from '../../../src/journeys/details/TraceDetails';
import { TraceList } from '../../../src/journeys/onboarding/TraceList';
import { createMemoryAdapter, type MemoryScenarioName } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

/** The memory adapter with a list of procedures that lacks some. */
function adapterWithout(scenario: MemoryScenarioName, without: readonly string[]) {
  const adapter = createMemoryAdapter(scenario, { without });
  return { ...adapter, hasProcedure: (name: string) => !without.includes(name) };
}

it('the list of traces offers no other trace without portal_trace_add', async () => {
  renderWithAdapter(<TraceList />, adapterWithout('many-traces', ['portal_trace_add']));
  expect(await screen.findByRole('button', { name: 'Continue Application' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Trace Another Pension' })).toBeNull();
});

it('a cancelled application cannot be restored without portal_restore_application', async () => {
  renderWithAdapter(<CancelledApplication />, adapterWithout('cancelled', ['portal_restore_application']));
  expect(await screen.findByRole('button', { name: 'Delete My Data' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Restore Application' })).toBeNull();
});

it('the page of a trace has empty lists without our procedures for records', async () => {
  const without = ['portal_trace_searches', 'portal_activity'];
  const warnings: string[] = [];
  const { errors } = renderWithAdapter(<TraceDetails id="trace-1" />, createMemoryAdapter('portal', { without }), {
    onWarning: (message) => warnings.push(message),
  });
  expect(await screen.findByText('No Searches Found')).toBeVisible();
  expect(await screen.findByText('No Activity Found')).toBeVisible();
  expect(errors).toEqual([]);
  expect(warnings.map((message) => message.split('.')[0])).toEqual([
    'The backend has no procedure portal_trace_searches',
    'The backend has no procedure portal_activity',
  ]);
});
