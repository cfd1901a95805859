import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../../src/backend/BackendError';
import { TracesStep } from '../../../src/journeys/onboarding/TracesStep';
import { createMemoryAdapter, type MemoryOptions, type MemoryScenarioName } from '../../../src/memory';
import { payloadsOf } from '../../features/payloadsOf';
import { renderWithAdapter } from '../../provider/renderWithAdapter';
import { wholeText } from '../../wholeText';

function renderList(scenario: MemoryScenarioName, options: MemoryOptions = {}) {
  const adapter = createMemoryAdapter(scenario, options);
  const onCompleted = vi.fn();
  const view = renderWithAdapter(<TracesStep onCompleted={onCompleted} />, adapter);
  return { ...view, adapter, onCompleted, user: userEvent.setup({ delay: null }) };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('the list', () => {
  it('shows the employer, the years, the provider and the status of each', async () => {
    renderList('many-traces');
    const [found, , duplicate, ongoing] = await screen.findAllByRole('listitem');
    if (!found || !duplicate || !ongoing) throw new Error('Four rows are expected');
    expect(within(found).getByRole('heading', { level: 2, name: 'Milton Mills' })).toBeVisible();
    expect(within(found).getByText(wholeText('1979 to 1988 · Aviva'))).toBeVisible();
    expect(within(duplicate).getByText('Apart Of Another Trace')).toHaveClass('ptr-badge--warning');
    expect(within(ongoing).getByText('Since 1997')).toBeVisible();
    expect(screen.getByText('Completed')).toHaveClass('ptr-badge--success');
  });

  it('has the button for another trace above the list and below it', async () => {
    renderList('many-traces');
    const list = await screen.findByRole('list');
    const [above, below] = screen.getAllByRole('button', { name: 'Trace Another Pension' });
    expect(above?.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(below?.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('shows an error of a button beside that button', async () => {
    const { user } = renderList('many-traces', { fail: { portal_trace_add: 'Not at the moment.' } });
    const list = await screen.findByRole('list');
    for (const [index, place] of [Node.DOCUMENT_POSITION_FOLLOWING, Node.DOCUMENT_POSITION_PRECEDING].entries()) {
      const button = screen.getAllByRole('button', { name: 'Trace Another Pension' })[index];
      if (!button) throw new Error('Two buttons are expected');
      await user.click(button);
      await waitFor(() => expect(screen.getByRole('alert').compareDocumentPosition(list)).toBe(place));
    }
  });

  it('shows that it failed to load, and reads it again', async () => {
    const fail: Record<string, BackendError> = { portal_user_traces: new BackendError('unreachable', 'No answer') };
    const { user, errors } = renderList('traces', { fail });
    const box = await screen.findByRole('alert');
    expect(box).toHaveTextContent('Oops! Something went wrong');
    expect(box).toHaveTextContent('We encountered an error while fetching your traces. Please try again later.');
    expect(errors).toHaveLength(1);
    delete fail.portal_user_traces;
    await user.click(button('Try again'));
    expect(await screen.findByRole('heading', { name: 'Milton Mills' })).toBeVisible();
  });

  it('shows three placeholders while it loads', async () => {
    const { container } = renderList('traces', { pending: ['portal_user_traces'] });
    expect(await screen.findByText('Loading your traces')).toBeInTheDocument();
    expect(container.querySelectorAll('.ptr-skeleton__item')).toHaveLength(3);
  });
});

describe('the actions', () => {
  it.each([
    ['Trace Another Pension', 'portal_trace_add', { action: 'add', tags: [6] }],
    ['Continue Application', 'portal_trace_continue', { action: 'continue', tags: [8] }],
  ])('%s sends its procedure once', async (name, procedure, result) => {
    const { user, adapter, onCompleted } = renderList('traces');
    await user.dblClick(await screen.findByRole('button', { name }));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledExactlyOnceWith(result));
    expect(payloadsOf(adapter, procedure)).toHaveLength(1);
  });

  it('show the server’s message when it refuses', async () => {
    const fail = { portal_trace_add: 'This step is not available to you at the moment.' };
    const { user, onCompleted } = renderList('traces', { fail });
    await user.click(await screen.findByRole('button', { name: 'Trace Another Pension' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(fail.portal_trace_add);
    expect(onCompleted).not.toHaveBeenCalled();
  });
});

describe('editing', () => {
  it('can be cancelled: sends nothing and discards the values', async () => {
    const { user, adapter } = renderList('traces');
    await user.click(await screen.findByRole('button', { name: 'Edit Milton Mills' }));
    await user.type(screen.getByLabelText('Employer'), ' and Sons');
    await user.click(button('Cancel'));
    expect(await screen.findByRole('button', { name: 'Edit Milton Mills' })).toHaveFocus();
    await user.click(button('Edit Milton Mills'));
    expect(screen.getByLabelText('Employer')).toHaveValue('Milton Mills');
    expect(payloadsOf(adapter, 'portal_edit_trace')).toEqual([]);
  });

  it('keeps the values when the server refuses', async () => {
    const fail = { portal_edit_trace: 'We could not find what you asked for.' };
    const { user } = renderList('traces', { fail });
    await user.click(await screen.findByRole('button', { name: 'Edit Milton Mills' }));
    await user.click(button('Next'));
    await user.clear(screen.getByLabelText('Policy number (If Known)'));
    await user.type(screen.getByLabelText('Policy number (If Known)'), 'NEW-1');
    await user.click(button('Edit Trace'));
    expect(await screen.findByRole('alert')).toHaveTextContent(fail.portal_edit_trace);
    expect(screen.getByLabelText('Policy number (If Known)')).toHaveValue('NEW-1');
  });
});
