import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CancelledApplication } from '../../../src/journeys/cancelled/CancelledApplication';
import { TraceDetails } from '../../../src/journeys/details/TraceDetails';
import { TraceList } from '../../../src/journeys/onboarding/TraceList';
import { TraceForm } from '../../../src/features/traces/TraceForm';
import { createMemoryAdapter, type MemoryScenarioName } from '../../../src/memory';
import { PensionTracing } from '../../../src/product';
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

it('a form starts empty without portal_user, with one warning and no error', async () => {
  const adapter = createMemoryAdapter('create-trace', { without: ['portal_user'] });
  const warnings: string[] = [];
  const { errors } = renderWithAdapter(<TraceForm />, adapter, { onWarning: (message) => warnings.push(message) });
  await waitFor(() =>
    expect(warnings.map((message) => message.split('.')[0])).toEqual(['The backend has no procedure portal_user']),
  );
  expect(screen.getByLabelText('Employer')).toBeVisible();
  expect(screen.queryByText('Failed to fetch user profile. Please try again later.')).toBeNull();
  expect(errors).toEqual([]);
});

it('the product reports portal_user, without which no page opens', async () => {
  const adapter = createMemoryAdapter('create-trace', { without: ['portal_user'] });
  const errors: string[] = [];
  render(
    <PensionTracing adapter={adapter} onError={({ message }) => errors.push(message)} onWarning={() => undefined} />,
  );
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  await waitFor(() => expect(errors).toEqual(['There is no procedure portal_user']));
});
