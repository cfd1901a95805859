import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TraceDetails } from '../../../src/journeys/details/TraceDetails';
import { createMemoryAdapter, getScenario, type MemoryTrace } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';
import { wholeText } from '../../wholeText';

const portal = getScenario('portal');
const [customer] = portal.customers ?? [];
const [sample] = customer?.traces ?? [];

function renderTrace(status: string, changes: Partial<MemoryTrace> = {}) {
  if (!customer || !sample) throw new Error('The portal’s scenario has no trace.');
  const trace = { ...sample, status: { name: status, description: null, colour: null }, ...changes };
  const adapter = createMemoryAdapter({ ...portal, customers: [{ ...customer, traces: [trace] }] });
  return { adapter, ...renderWithAdapter(<TraceDetails id={sample.id} />, adapter, { config: { promises } }) };
}

const promises = { answerTime: { sentence: 'Providers answer within two to six weeks.', days: 42 } };

describe('the page of a trace', () => {
  it('shows a date for a provider without a name', async () => {
    const [search] = sample?.searches ?? [];
    if (!search) throw new Error('The sample trace has no search.');
    renderTrace('Provider Contacted', { searches: [{ ...search, provider: null }] });
    expect(await screen.findByText(wholeText(/^We wrote to a pension provider on 22 January 2026\./))).toBeVisible();
  });

  it.each(['Completed', 'Duplicate', 'Nothing Found'])(
    'shows no expected reply for a trace that is %s',
    async (status) => {
      renderTrace(status);
      await screen.findByRole('list', { name: 'Searches' });
      expect(screen.queryByText(/two to six weeks/)).toBeNull();
    },
  );

  it.each(['tasks', 'traces'] as const)('refetches when the table %s changes', async (table) => {
    const { adapter } = renderTrace('Searching');
    await screen.findByText(/^Once we have found the provider/);
    const [trace] = adapter.state.customers[0]?.traces ?? [];
    if (!trace) throw new Error('There is no trace.');
    trace.status.name = 'Nothing Found';
    act(() => adapter.announceChange(table));
    expect(await screen.findByRole('heading', { name: 'What to do now' })).toBeVisible();
  });
});
