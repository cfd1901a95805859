import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ResetPasswordForm } from '../../src/features/access/ResetPasswordForm';
import { PersonalDetailsForm } from '../../src/features/personal-details/PersonalDetailsForm';
import { text, tick } from '../../src/forms/field';
import { useForm } from '../../src/forms/useForm';
import { usePersonalDetails } from '../../src/headless';
import { PensionTraceProvider, type PensionTraceProviderProps } from '../../src/provider/PensionTraceProvider';
import { createMemoryAdapter } from '../../src/memory';
import { renderHookWithAdapter, renderWithAdapter } from '../provider/renderWithAdapter';

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('errors that show', () => {
  it('disappear when a change to another field makes the value valid', async () => {
    const user = userEvent.setup({ delay: null });
    renderWithAdapter(<ResetPasswordForm onContinue={() => undefined} />, createMemoryAdapter('password-recovery'));
    await user.type(screen.getByLabelText('New Password'), 'correct horse');
    await user.type(screen.getByLabelText('Confirm Password'), 'correct horse battery');
    await press(user, 'Reset Password');
    const confirmation = screen.getByLabelText('Confirm Password');
    await waitFor(() => expect(confirmation).toHaveAccessibleDescription(/Passwords do not match/));
    await user.type(screen.getByLabelText('New Password'), ' battery');
    await waitFor(() => expect(confirmation).not.toHaveAttribute('aria-invalid'));
  });

  it('reappear when a corrected value becomes invalid', async () => {
    const user = userEvent.setup({ delay: null });
    renderWithAdapter(<ResetPasswordForm onContinue={() => undefined} />, createMemoryAdapter('password-recovery'));
    await user.type(screen.getByLabelText('New Password'), 'correct horse');
    await press(user, 'Reset Password');
    const confirmation = screen.getByLabelText('Confirm Password');
    await waitFor(() => expect(confirmation).toHaveAttribute('aria-invalid', 'true'));
    await user.type(confirmation, 'correct horse');
    await waitFor(() => expect(confirmation).not.toHaveAttribute('aria-invalid'));
    await user.type(confirmation, 's');
    await waitFor(() => expect(confirmation).toHaveAttribute('aria-invalid', 'true'));
  });

  it('do not move focus from the summary', async () => {
    const user = userEvent.setup({ delay: null });
    renderWithAdapter(<PersonalDetailsForm />, createMemoryAdapter('personal'));
    await press(user, 'Next');
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
  });

  it('change when the texts or the rules change', async () => {
    const user = userEvent.setup({ delay: null });
    const adapter = createMemoryAdapter('personal');
    const site = (settings: Pick<PensionTraceProviderProps, 'messages' | 'rules'>) => (
      <StrictMode>
        <PensionTraceProvider adapter={adapter} config={{ companyName: 'Lantern Pension Tracing' }} {...settings}>
          <PersonalDetailsForm />
        </PensionTraceProvider>
      </StrictMode>
    );
    const { rerender } = render(site({}));
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Margaret'));
    await press(user, 'Next');
    expect(await screen.findByRole('link', { name: 'Please select a title' })).toBeVisible();

    rerender(site({ messages: { personalDetails: { titleMissing: 'Dewiswch deitl' } } }));
    expect(await screen.findByRole('link', { name: 'Dewiswch deitl' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Please select a title' })).toBeNull();

    rerender(site({ rules: 'inclusive' }));
    await waitFor(() => expect(screen.getByLabelText('Title')).not.toHaveAttribute('aria-invalid'));
    expect(screen.getByLabelText('Day')).toHaveAttribute('aria-invalid', 'true');
  });

  it('are checked again when values load', async () => {
    const user = userEvent.setup({ delay: null });
    renderWithAdapter(<PersonalDetailsForm />, createMemoryAdapter('personal', { delay: 300 }));
    await press(user, 'Next');
    expect(await screen.findByRole('link', { name: 'Please enter a first name' })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Margaret'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Please enter a first name' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Please enter a day' })).toBeVisible();
  });
});

describe('a form in steps', () => {
  const fields = {
    first: text({ step: 'one', rule: (value) => (value === '' ? 'First is missing' : undefined) }),
    second: text({ step: 'two', rule: (value) => (value === '' ? 'Second is missing' : undefined) }),
  };

  function renderSteps() {
    const adapter = createMemoryAdapter('personal');
    return renderHook(({ step }) => useForm({ part: 'traceForm', fields, step, run: () => Promise.resolve(null) }), {
      initialProps: { step: 'one' },
      wrapper: ({ children }) => <PensionTraceProvider adapter={adapter}>{children}</PensionTraceProvider>,
    });
  }

  it('checks the fields of the current step only, and of the next step once it is submitted', async () => {
    const { result, rerender } = renderSteps();
    act(() => result.current.submit());
    await waitFor(() => expect(result.current.errorOf('first')).toBe('First is missing'));
    expect(result.current.errorOf('second')).toBeUndefined();
    rerender({ step: 'two' });
    await act(async () => undefined);
    expect(result.current.errorOf('second')).toBeUndefined();
    act(() => result.current.submit());
    await waitFor(() => expect(result.current.errorOf('second')).toBe('Second is missing'));
  });

  it('shows no error of a step that was not submitted', async () => {
    const { result, rerender } = renderSteps();
    act(() => result.current.submit());
    await waitFor(() => expect(result.current.state.status).toBe('invalid'));
    act(() => result.current.hideErrors());
    rerender({ step: 'two' });
    act(() => result.current.form.setValue('second', 'x', { shouldDirty: true }));
    act(() => result.current.form.setValue('second', '', { shouldDirty: true }));
    await act(async () => undefined);
    expect(result.current.state).toEqual({ status: 'idle' });
  });
});

it('gives an input its id, its error and its hint', async () => {
  const { result } = renderHookWithAdapter(() => usePersonalDetails(), createMemoryAdapter('personal'));
  const id = result.current.idOf('day');
  expect(result.current.fieldProps('day')).toMatchObject({ id, name: 'day', 'aria-invalid': undefined });
  expect(result.current.fieldProps('day')['aria-describedby']).toBeUndefined();
  expect(result.current.fieldProps('day', { hasHint: true })['aria-describedby']).toBe(`${id}-hint`);
  const error = document.body.appendChild(document.createElement('p'));
  error.id = `${id}-error`;
  onTestFinished(() => error.remove());
  act(() => result.current.submit());
  await waitFor(() => expect(result.current.fieldProps('day')['aria-invalid']).toBe(true));
  expect(result.current.fieldProps('day', { hasHint: true })['aria-describedby']).toBe(`${id}-hint ${id}-error`);
});

describe('a field that appears after a submission', () => {
  it('has no error until the next submission', async () => {
    const fields = {
      hasMore: tick({}),
      name: text({ rule: (value) => (value === '' ? 'The name is missing' : undefined) }),
      more: text({
        isAsked: ({ hasMore }: { hasMore: boolean }) => hasMore,
        rule: (value) => (value === '' ? 'More is missing' : undefined),
      }),
    };
    const { result } = renderHookWithAdapter(
      () => useForm({ part: 'traceForm', fields, run: () => Promise.resolve(null) }),
      createMemoryAdapter('personal'),
    );
    act(() => result.current.submit());
    await waitFor(() => expect(result.current.errorOf('name')).toBe('The name is missing'));
    act(() => result.current.form.setValue('hasMore', true, { shouldDirty: true }));
    await act(async () => undefined);
    expect(result.current.errorOf('more')).toBeUndefined();
    expect(result.current.state).toMatchObject({ problems: [{ name: 'name' }] });
    act(() => result.current.submit());
    await waitFor(() => expect(result.current.errorOf('more')).toBe('More is missing'));
  });
});
