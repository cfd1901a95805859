import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TraceList } from '../../../src/journeys/onboarding/TraceList';
import { createMemoryAdapter, type MemoryOptions, type MemoryScenarioName } from '../../../src/memory';
import { payloadsOf } from '../../features/payloadsOf';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

function renderList(scenario: MemoryScenarioName, options: MemoryOptions = {}) {
  const adapter = createMemoryAdapter(scenario, options);
  const onCompleted = vi.fn();
  const view = renderWithAdapter(<TraceList onCompleted={onCompleted} />, adapter);
  return { ...view, adapter, onCompleted, user: userEvent.setup({ delay: null }) };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('the list', () => {
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
