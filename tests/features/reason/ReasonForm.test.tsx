import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ReasonForm } from '../../../src/features/reason/ReasonForm';
import { useReason } from '../../../src/features/reason/useReason';
import { createMemoryAdapter, type MemoryOptions } from '../../../src/memory';
import { renderHookWithAdapter, renderWithAdapter } from '../../provider/renderWithAdapter';
import { payloadsOf } from '../payloadsOf';

function renderReason(options: MemoryOptions = {}) {
  const adapter = createMemoryAdapter('reason', options);
  const onCompleted = vi.fn();
  const view = renderWithAdapter(<ReasonForm onCompleted={onCompleted} />, adapter);
  return { ...view, adapter, onCompleted, user: userEvent.setup({ delay: null }) };
}

const row = (name: string) => screen.getByRole('button', { name });

describe('ReasonForm', () => {
  it('sends a reason when it is chosen, once for a double click', async () => {
    const { adapter, user, onCompleted } = renderReason();
    await user.dblClick(row('Tracing a pension for someone who has passed away'));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledWith({ tags: [4] }));
    expect(payloadsOf(adapter, 'portal_why')).toEqual([{ p_reason: 9 }]);
    expect(onCompleted).toHaveBeenCalledTimes(1);
  });

  it('works with the keyboard alone, and sends nothing while focus moves', async () => {
    const { adapter, user } = renderReason();
    // First the link to the Pension Tracing Service.
    await user.keyboard('{Tab}{Tab}{Tab}{Tab}');
    expect(row('Accessing pension funds')).toHaveFocus();
    expect(payloadsOf(adapter, 'portal_why')).toEqual([]);
    await user.keyboard(' ');
    await waitFor(() => expect(payloadsOf(adapter, 'portal_why')).toEqual([{ p_reason: 3 }]));
  });

  it('accepts another choice after the server refused', async () => {
    const fail: Record<string, string> = { portal_why: 'This step is not available to you at the moment.' };
    const { adapter, user, onCompleted } = renderReason({ fail });
    await user.click(row('Other reasons'));
    expect(await screen.findByRole('alert')).toHaveTextContent('This step is not available to you at the moment.');
    delete fail.portal_why;
    await user.click(row('Planning retirement'));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledWith({ tags: [4] }));
    expect(payloadsOf(adapter, 'portal_why')).toEqual([{ p_reason: 10 }, { p_reason: 4 }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('sends no second reason from a host’s own buttons, which work after the first', async () => {
  const adapter = createMemoryAdapter('reason');
  const { result } = renderHookWithAdapter(() => useReason(), adapter);
  act(() => result.current.choose(9));
  await waitFor(() => expect(result.current.state.status).toBe('success'));
  await act(async () => result.current.choose(10));
  expect(payloadsOf(adapter, 'portal_why')).toEqual([{ p_reason: 9 }]);
});
