import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../../src/backend/BackendError';
import { TraceWizard } from '../../../src/journeys/onboarding/TraceWizard';
import { createMemoryAdapter, getScenario, type MemoryOptions, type MemoryScenario } from '../../../src/memory';
import { Remountable } from '../../features/Remountable';
import { payloadsOf } from '../../features/payloadsOf';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

const first = getScenario('create-trace');
const oneTrace = getScenario('traces');
const another: MemoryScenario = {
  ...oneTrace,
  customers: oneTrace.customers?.map((customer) => ({ ...customer, tags: [6] })) ?? [],
};

function renderWizard(scenario: MemoryScenario, options: MemoryOptions = {}) {
  const adapter = createMemoryAdapter(scenario, options);
  const onCompleted = vi.fn();
  const onCancelled = vi.fn();
  const view = renderWithAdapter(
    <Remountable>
      <TraceWizard onCompleted={onCompleted} onCancelled={onCancelled} />
    </Remountable>,
    adapter,
  );
  return { ...view, adapter, onCompleted, onCancelled, user: userEvent.setup({ delay: null }) };
}

const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the heading', () => {
  it('loads again after a failure', async () => {
    const fail: Record<string, BackendError> = { portal_trace_count: new BackendError('timeout', 'late') };
    const { user, errors } = renderWizard(another, { fail });
    expect(await screen.findByRole('alert')).toHaveTextContent('Our service is taking too long to answer.');
    expect(errors.map(({ code }) => code)).toEqual(['timeout']);
    delete fail.portal_trace_count;
    await user.click(button('Try again'));
    expect(await heading("Let's Trace Another Pension")).toBeVisible();
  });
});

it('creates a trace in two steps, each with its question as heading', async () => {
  const { user, adapter, onCompleted } = renderWizard(first);
  await user.type(await screen.findByLabelText('Employer'), 'Milton Mills');
  await user.click(button('Next'));
  expect(await heading('Do You Know The Provider For Milton Mills?')).toHaveFocus();
  await user.click(button('Back'));
  expect(await heading("Let's Trace Your First Pension")).toHaveFocus();
  await user.click(button('Next'));
  await user.dblClick(button('Skip & Create Trace'));
  await waitFor(() => expect(onCompleted).toHaveBeenCalledExactlyOnceWith({ tags: [7] }));
  expect(payloadsOf(adapter, 'portal_create_trace')).toEqual([{ p_employer: 'Milton Mills', p_paying: false }]);
});

it('refetches the number of traces, and does not show the old heading', async () => {
  const pending: string[] = [];
  const { user, onCompleted } = renderWizard(first, { pending });
  await user.type(await screen.findByLabelText('Employer'), 'Milton Mills');
  await user.click(button('Next'));
  await user.click(button('Skip & Create Trace'));
  await waitFor(() => expect(onCompleted).toHaveBeenCalledOnce());
  await user.click(button('Unmount'));
  pending.push('portal_trace_count');
  await user.click(button('Mount'));
  expect(await screen.findByText('Loading your application')).toBeInTheDocument();
  pending.length = 0;
  await user.click(button('Unmount'));
  await user.click(button('Mount'));
  expect(await heading("Let's Trace Another Pension")).toBeVisible();
});

describe('Cancel', () => {
  it('opens the list, and discards the values', async () => {
    const { user, adapter, onCancelled } = renderWizard(another);
    await user.type(await screen.findByLabelText('Employer'), 'Milton Mills');
    await user.dblClick(button('Cancel'));
    await waitFor(() => expect(onCancelled).toHaveBeenCalledExactlyOnceWith({ tags: [7] }));
    expect(payloadsOf(adapter, 'portal_create_trace_cancel')).toHaveLength(1);
    expect(payloadsOf(adapter, 'portal_create_trace')).toEqual([]);
    await user.click(button('Unmount'));
    await user.click(button('Mount'));
    expect(await screen.findByLabelText('Employer')).toHaveValue('');
  });
});
