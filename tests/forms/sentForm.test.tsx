import { act, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { text } from '../../src/forms/field';
import { useForm } from '../../src/forms/useForm';
import { createMemoryAdapter } from '../../src/memory';
import { renderHookWithAdapter } from '../provider/renderWithAdapter';

const fields = { name: text({ initial: 'Ada', parameter: 'p_name' }) };

it('a form that was sent is not sent again where the host keeps it', async () => {
  const run = vi.fn(() => Promise.resolve());
  const { result } = renderHookWithAdapter(
    () => useForm({ part: 'signUp', fields, run }),
    createMemoryAdapter('logged-out'),
  );
  act(() => result.current.submit());
  await waitFor(() => expect(result.current.state.status).toBe('success'));
  act(() => result.current.submit());
  // The form checks its values before it is sent.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(run).toHaveBeenCalledOnce();
});
