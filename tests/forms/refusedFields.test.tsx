import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../src/backend/BackendError';
import { ErrorSummary } from '../../src/ui/ErrorSummary';
import { useErrorSummary } from '../../src/screens/useErrorSummary';
import { text } from '../../src/forms/field';
import { useForm } from '../../src/forms/useForm';
import { createMemoryAdapter } from '../../src/memory';
import { renderHookWithAdapter, renderWithAdapter } from '../provider/renderWithAdapter';

const fields = {
  name: text({
    parameter: 'p_name',
    send: (value) => value.trim(),
    rule: (value) => (value === '' ? 'The name is missing' : undefined),
  }),
  line: text({ refusedAs: 'p_address.line1', rule: () => undefined }),
  /** Has no rule, so it shows no error. */
  note: text({ parameter: 'p_note' }),
  later: text({ parameter: 'p_later', step: 'two', rule: () => undefined }),
};

const refusal = (parameter?: string) =>
  new BackendError('refused', 'This name is taken.', { serverCode: 'PT400', parameter });

function renderForm(parameter: string | undefined, step?: string) {
  const answers: (() => Promise<null>)[] = [() => Promise.reject(refusal(parameter)), () => Promise.resolve(null)];
  const onError = vi.fn<(error: BackendError) => void>();
  const events: unknown[] = [];
  const { result } = renderHookWithAdapter(
    () =>
      useForm({ part: 'traceForm', fields, step, run: () => answers.shift()?.() ?? Promise.resolve(null), onError }),
    createMemoryAdapter('personal'),
    { onEvent: (event) => events.push(event) },
  );
  return { result, onError, events };
}

async function submitted(form: ReturnType<typeof renderForm>['result']) {
  act(() => form.current.form.setValues({ name: 'Ada' }, { shouldDirty: true }));
  act(() => form.current.submit());
  await waitFor(() => expect(form.current.state.status).toMatch(/^(invalid|error)$/));
}

describe('a refused value', () => {
  it('shows the server’s message at the field with the parameter', async () => {
    const { result, onError, events } = renderForm('p_name');
    await submitted(result);
    expect(result.current.errorOf('name')).toBe('This name is taken.');
    expect(result.current.fieldProps('name')).toMatchObject({ 'aria-invalid': true });
    expect(result.current.state).toEqual({
      status: 'invalid',
      problems: [{ name: 'name', id: result.current.idOf('name'), message: 'This name is taken.' }],
    });
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: 'refused', parameter: 'p_name', field: 'name' });
    expect(events).toContainEqual({
      type: 'refused',
      part: 'traceForm',
      fields: [{ name: 'name', code: 'invalid' }],
    });
  });

  it('shows it at a part of a parameter', async () => {
    const { result } = renderForm('p_address.line1');
    await submitted(result);
    expect(result.current.state).toMatchObject({ status: 'invalid', problems: [{ name: 'line' }] });
  });

  it('keeps it until the value that is sent changes', async () => {
    const { result } = renderForm('p_name');
    await submitted(result);
    act(() => result.current.form.setValue('note', 'something', { shouldDirty: true }));
    act(() => result.current.form.setValue('name', 'Ada ', { shouldDirty: true }));
    await act(async () => undefined);
    expect(result.current.errorOf('name')).toBe('This name is taken.');
    act(() => result.current.form.setValue('name', 'Grace', { shouldDirty: true }));
    await waitFor(() => expect(result.current.state).toEqual({ status: 'idle' }));
    expect(result.current.errorOf('name')).toBeUndefined();
  });

  it('can be sent again unchanged', async () => {
    const { result } = renderForm('p_name');
    await submitted(result);
    act(() => result.current.submit());
    await waitFor(() => expect(result.current.state).toEqual({ status: 'success' }));
  });

  it.each([
    ['an unknown parameter', 'p_other', undefined],
    ['no parameter', undefined, undefined],
    ['a field without a place for its error', 'p_note', undefined],
    ['a field of another step', 'p_later', 'one'],
  ])('is an error of the form for %s', async (_name, parameter, step) => {
    const { result, onError } = renderForm(parameter, step);
    await submitted(result);
    expect(result.current.state).toMatchObject({ status: 'error', message: 'This name is taken.' });
    expect(onError.mock.calls[0]?.[0].field).toBeUndefined();
  });
});

it('moves focus to the summary when the server refuses a field', async () => {
  function Page() {
    const form = useForm({ part: 'traceForm', fields, run: () => Promise.reject(refusal('p_name')) });
    return (
      <form onSubmit={form.submit}>
        <ErrorSummary {...useErrorSummary(form)} />
        <input aria-label="Name" {...form.fieldProps('name')} />
        <button type="submit">Send</button>
      </form>
    );
  }
  const user = userEvent.setup({ delay: null });
  renderWithAdapter(<Page />, createMemoryAdapter('personal'));
  await user.type(screen.getByLabelText('Name'), 'Ada');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  await user.click(screen.getByRole('link', { name: 'This name is taken.' }));
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
});
