import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { useFormContext } from 'react-hook-form';
import { beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { AddressFinder, PensionForm, PersonalDetailsForm, SignUpForm, TraceForm, useExtraFields } from '../../src';
import { BackendError } from '../../src/backend/BackendError';
import type { AuthListener, PensionTraceAdapter } from '../../src/backend/PensionTraceAdapter';
import { AuthorisationPad } from '../../src/features/authorisation/AuthorisationPad';
import { usePersonalDetails, usePortalAddressForm } from '../../src/headless';
import { createMemoryAdapter } from '../../src/memory';
import { Checkbox, SelectField, TextField } from '../../src/ui';
import { Remountable } from '../features/Remountable';
import { smallPicture } from '../features/authorisation/pictures';
import { renderHookWithAdapter, renderWithAdapter } from '../provider/renderWithAdapter';
import { tickAll, typeName } from '../features/authorisation/signLetter';

// In another order than on the page.
const questions = z.object({
  secondPhone: z.pipe(
    z.string().check(z.regex(/^[\d ]*$/, 'Please enter a telephone number')),
    z.transform((text: string) => text.replaceAll(' ', '')),
  ),
  heardFrom: z.string().check(z.minLength(1, 'Please select where you heard about us')),
});

function Questions() {
  const { fieldProps, errorOf } = useExtraFields<z.input<typeof questions>>();
  return (
    <>
      <SelectField
        label="How did you hear about us?"
        placeholder="Select"
        options={[
          { value: 'friend', label: 'A friend' },
          { value: 'press', label: 'A newspaper' },
        ]}
        error={errorOf('heardFrom')}
        {...fieldProps('heardFrom')}
      />
      <TextField
        label="Second telephone number"
        hint="In case we cannot reach you on the first"
        error={errorOf('secondPhone')}
        {...fieldProps('secondPhone', { hasHint: true })}
      />
    </>
  );
}

const own = { slots: { fields: <Questions /> }, extraSchema: questions };
const known = {
  title: '5',
  phoneNumber: '07700900123',
  day: '14',
  month: '3',
  year: '1958',
  nationalInsurance: 'AB123456C',
};
const heard = () => screen.getByLabelText('How did you hear about us?');
const second = () => screen.getByLabelText('Second telephone number');
const next = () => screen.getByRole('button', { name: 'Next' });
const user = userEvent.setup({ delay: null });

/** Renders the personal details with the own questions, and waits for the names of the profile. */
async function renderDetails(adapter: PensionTraceAdapter = createMemoryAdapter('personal')) {
  const onCompleted = vi.fn();
  const onInvalid = vi.fn();
  renderWithAdapter(
    <Remountable>
      <PersonalDetailsForm {...own} defaultValues={known} onCompleted={onCompleted} onInvalid={onInvalid} />
    </Remountable>,
    adapter,
  );
  await screen.findByDisplayValue('Hale');
  return { onCompleted, onInvalid };
}

it('are checked with ours, and reported in the same error summary', async () => {
  const { onInvalid } = await renderDetails();
  await user.clear(screen.getByLabelText('Day'));
  await user.type(second(), 'soon');
  await user.click(next());
  const summary = await screen.findByRole('alert', { name: 'There is a problem' });
  expect(summary).toHaveFocus();
  const links = within(summary).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Please enter a day',
    'Please select where you heard about us',
    'Please enter a telephone number',
  ]);
  expect(heard()).toHaveAccessibleDescription('Error: Please select where you heard about us');
  expect(heard()).toHaveAttribute('aria-invalid', 'true');
  expect(second()).toHaveAccessibleDescription(
    'In case we cannot reach you on the first Error: Please enter a telephone number',
  );
  expect(onInvalid).toHaveBeenCalledWith({ count: 3 });
  await user.click(within(summary).getByRole('link', { name: 'Please select where you heard about us' }));
  expect(heard()).toHaveFocus();
});

it('lose their error as soon as the answer is valid', async () => {
  await renderDetails();
  await user.click(next());
  await screen.findByRole('link', { name: 'Please select where you heard about us' });
  await user.selectOptions(heard(), 'press');
  await waitFor(() => expect(heard()).not.toHaveAttribute('aria-invalid'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('are sent beside our payload, as the schema returns them', async () => {
  const adapter = createMemoryAdapter('personal');
  const { onCompleted } = await renderDetails(adapter);
  await user.selectOptions(heard(), 'press');
  await user.type(second(), '020 7946 0000');
  await user.click(next());
  const extra = { heardFrom: 'press', secondPhone: '02079460000' };
  await waitFor(() => expect(onCompleted).toHaveBeenCalledWith({ tags: [2], extra }));
  const sent = adapter.calls.filter(({ name }) => name === 'portal_personal');
  expect(sent).toMatchObject([{ extra, payload: { p_title: 5, p_date_of_birth: '1958-03-14' } }]);
  expect(Object.keys(sent[0]?.payload ?? {}).filter((name) => !name.startsWith('p_'))).toEqual([]);
});

it('without a schema sends no extra values', async () => {
  const adapter = createMemoryAdapter('personal');
  const onCompleted = vi.fn();
  renderWithAdapter(<PersonalDetailsForm defaultValues={known} onCompleted={onCompleted} />, adapter);
  await screen.findByDisplayValue('Hale');
  await user.click(next());
  await waitFor(() => expect(onCompleted).toHaveBeenCalledWith({ tags: [2], extra: undefined }));
  expect(adapter.calls.filter((call) => 'extra' in call)).toEqual([]);
});

it('an optional question may stay empty, also when the profile arrives after it was shown', async () => {
  const schema = z.object({ note: z.string(), wantsPost: z.boolean() });
  function Note() {
    const { fieldProps } = useExtraFields<z.input<typeof schema>>();
    return (
      <>
        <TextField label="Note" {...fieldProps('note')} />
        <Checkbox label="Post, please" {...fieldProps('wantsPost')} />
      </>
    );
  }
  const onCompleted = vi.fn();
  const screenWithNote = (
    <PersonalDetailsForm
      slots={{ fields: <Note /> }}
      extraSchema={schema}
      defaultValues={known}
      onCompleted={onCompleted}
    />
  );
  renderWithAdapter(screenWithNote, createMemoryAdapter('personal', { delay: 20 }));
  await screen.findByDisplayValue('Hale');
  await user.click(next());
  await waitFor(() => expect(onCompleted).toHaveBeenCalledWith({ tags: [2], extra: { note: '', wantsPost: false } }));
});

describe('their answers', () => {
  it('stay while the form is unmounted', async () => {
    await renderDetails();
    await user.selectOptions(heard(), 'friend');
    await user.type(second(), '020');
    await user.click(screen.getByRole('button', { name: 'Unmount' }));
    await user.click(screen.getByRole('button', { name: 'Mount' }));
    expect(heard()).toHaveValue('friend');
    expect(second()).toHaveValue('020');
  });

  it('are dropped when another customer logs in', async () => {
    const memory = createMemoryAdapter('personal');
    const listeners = new Set<AuthListener>();
    function onChange(listener: AuthListener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    }
    await renderDetails({ ...memory, auth: { ...memory.auth, onChange } });
    await user.selectOptions(heard(), 'friend');
    await user.type(second(), '020');
    const session = { userId: 'grace', email: undefined };
    await act(async () => listeners.forEach((listener) => listener('logged-in', session)));
    expect(heard()).toHaveValue('');
    expect(second()).toHaveValue('');
  });

  it('never reach the drafts on the server', async () => {
    const adapter = createMemoryAdapter('personal');
    renderWithAdapter(<PersonalDetailsForm {...own} defaultValues={known} />, adapter, {
      config: { companyName: 'Lantern Pension Tracing', keepsDrafts: true },
    });
    await screen.findByDisplayValue('Hale');
    await user.type(second(), '020');
    await user.type(screen.getByLabelText('First name'), 's');
    const kept = () => adapter.calls.filter(({ name }) => name === 'portal_draft_keep');
    await waitFor(() => expect(kept()).not.toEqual([]), { timeout: 10_000 });
    expect(JSON.stringify(kept())).toContain('Margarets');
    expect(JSON.stringify(kept())).not.toContain('020');
  });

  it('are empty after the form is cancelled', async () => {
    const { result } = renderHookWithAdapter(
      () => usePersonalDetails({ extraSchema: questions }),
      createMemoryAdapter('personal'),
    );
    await waitFor(() => expect(result.current.form.getValues('lastName')).toBe('Hale'));
    const { form } = result.current.extra;
    act(() => form.setValue('extra.heardFrom', 'friend', { shouldDirty: true }));
    act(() => result.current.discard());
    expect(form.getValues('extra.heardFrom')).toBeUndefined();
  });
});

it('show the server’s refusal at the question, until the answer changes', async () => {
  const refusal = new BackendError('refused', 'We cannot call this number', { parameter: 'extra.secondPhone' });
  await renderDetails(createMemoryAdapter('personal', { fail: { portal_personal: refusal } }));
  await user.selectOptions(heard(), 'friend');
  await user.type(second(), '020');
  await user.click(next());
  expect(await screen.findByRole('link', { name: 'We cannot call this number' })).toBeVisible();
  expect(second()).toHaveAccessibleDescription(/We cannot call this number$/);
  await user.type(second(), '1');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'We cannot call this number' })).toBeNull());
});

it('take a schema of any library with the Standard Schema interface, also an asynchronous one', async () => {
  const schema = {
    '~standard': {
      version: 1,
      vendor: 'a-firm',
      async validate(value: unknown) {
        await Promise.resolve();
        const { code } = value as { code: string };
        return code === '7' ? { value: { code: 7 } } : { issues: [{ message: 'Not 7', path: [{ key: 'code' }] }] };
      },
    },
  } as const;
  function Code() {
    const { fieldProps, errorOf } = useExtraFields();
    return <TextField label="Code" error={errorOf('code')} {...fieldProps('code')} />;
  }
  const onCompleted = vi.fn<(result: { extra: { code: number } }) => void>();
  renderWithAdapter(
    <PersonalDetailsForm
      slots={{ fields: <Code /> }}
      extraSchema={schema}
      defaultValues={known}
      onCompleted={onCompleted}
    />,
    createMemoryAdapter('personal'),
  );
  await screen.findByDisplayValue('Hale');
  await user.type(screen.getByLabelText('Code'), '6');
  await user.click(next());
  expect(await screen.findByRole('link', { name: 'Not 7' })).toBeVisible();
  await user.clear(screen.getByLabelText('Code'));
  await user.type(screen.getByLabelText('Code'), '7');
  await user.click(next());
  await waitFor(() => expect(onCompleted).toHaveBeenCalledWith({ tags: [2], extra: { code: 7 } }));
});

it('may have a schema that is written in place', async () => {
  let renders = 0;
  const { result } = renderHookWithAdapter(() => {
    renders += 1;
    return usePersonalDetails({ extraSchema: z.object({ note: z.string('Please write a note') }) });
  }, createMemoryAdapter('personal'));
  await waitFor(() => expect(result.current.form.getValues('lastName')).toBe('Hale'));
  act(() => result.current.submit());
  await waitFor(() => expect(result.current.extra.errorOf('note')).toBe('Please write a note'));
  const before = renders;
  act(() => result.current.extra.form.setValue('extra.note', 'A note', { shouldDirty: true }));
  await waitFor(() => expect(result.current.extra.errorOf('note')).toBeUndefined());
  expect(renders - before).toBeLessThan(10);
});

it('work with useFormContext of react-hook-form', async () => {
  function OwnInput() {
    const { register } = useFormContext();
    return <input aria-label="Own" {...register('extra.heardFrom')} />;
  }
  const onCompleted = vi.fn();
  const schema = z.object({ heardFrom: z.string() });
  const form = (
    <PersonalDetailsForm
      {...{ onCompleted, extraSchema: schema, defaultValues: known }}
      slots={{ fields: <OwnInput /> }}
    />
  );
  renderWithAdapter(form, createMemoryAdapter('personal'));
  await screen.findByDisplayValue('Hale');
  await user.type(screen.getByLabelText('Own'), 'the radio');
  await user.click(next());
  await waitFor(() => expect(onCompleted).toHaveBeenCalledWith({ tags: [2], extra: { heardFrom: 'the radio' } }));
});

describe('a mistake of a developer', () => {
  const boom = (element: ReactElement) => () => renderWithAdapter(element, createMemoryAdapter('personal'));

  beforeEach(() => {
    const ignored = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    return () => ignored.mockRestore();
  });

  it('useExtraFields outside of a form says where it works', () => {
    expect(boom(<Questions />)).toThrow('slots={{ fields: <YourQuestions /> }}');
  });

  it('fields without a schema say that it is missing', () => {
    expect(boom(<PersonalDetailsForm slots={{ fields: <Questions /> }} />)).toThrow(/heardFrom.*extraSchema/);
  });
});

describe('every form that sends a customer’s answers', () => {
  const extra = { heardFrom: 'friend', secondPhone: '' };
  const years = { startYear: '1990', endYear: '1999' };

  it('takes them: the address', async () => {
    const onCompleted = vi.fn();
    const address = { mode: 'manual' as const, line1: '1 High Street', city: 'Leeds', postcode: 'LS1 4AP' };
    const adapter = createMemoryAdapter('address');
    renderWithAdapter(<AddressFinder {...own} defaultValues={address} onCompleted={onCompleted} />, adapter);
    await user.selectOptions(await screen.findByLabelText('How did you hear about us?'), 'friend');
    await user.click(next());
    await waitFor(() => expect(onCompleted).toHaveBeenCalledWith({ tags: [3], extra }));
  });

  it('takes them: a trace, in its last step', async () => {
    const onCompleted = vi.fn();
    const trace = { employer: 'Milton Mills', ...years };
    const adapter = createMemoryAdapter('portal');
    renderWithAdapter(<TraceForm {...own} defaultValues={trace} onCompleted={onCompleted} />, adapter);
    expect(screen.queryByLabelText('How did you hear about us?')).toBeNull();
    await user.click(next());
    await user.selectOptions(await screen.findByLabelText('How did you hear about us?'), 'friend');
    await user.click(screen.getByRole('button', { name: /Create Trace$/ }));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledWith(expect.objectContaining({ extra })));
    expect(adapter.calls.filter((call) => 'extra' in call).map(({ name }) => name)).toEqual(['portal_create_trace']);
  });

  it('takes them: a pension', async () => {
    const onCompleted = vi.fn();
    const pension = { provider: 'Aviva', policy: 'A-1', ...years };
    const adapter = createMemoryAdapter('portal');
    renderWithAdapter(<PensionForm {...own} defaultValues={pension} onCompleted={onCompleted} />, adapter);
    await user.selectOptions(heard(), 'friend');
    await user.click(screen.getByRole('button', { name: 'Add Pension' }));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledWith(expect.objectContaining({ extra })));
  });

  it('takes them: an address of the profile', async () => {
    const onCompleted = vi.fn();
    const address = { type: 'previous' as const, mode: 'manual' as const, line1: '1 High Street', city: 'Leeds' };
    const adapter = createMemoryAdapter('portal');
    const { result } = renderHookWithAdapter(
      () =>
        usePortalAddressForm({
          extraSchema: questions,
          defaultValues: { ...address, postcode: 'LS1 4AP' },
          onCompleted,
        }),
      adapter,
    );
    act(() => result.current.submit());
    await waitFor(() => expect(result.current.extra.errorOf('heardFrom')).toBeDefined());
    expect(adapter.calls.map(({ name }) => name)).not.toContain('portal_address_add');
    act(() => result.current.extra.form.setValue('extra', extra, { shouldDirty: true }));
    act(() => result.current.submit());
    await waitFor(() => expect(onCompleted).toHaveBeenCalledWith({ replaced: undefined, extra }));
    expect(adapter.calls.filter((call) => 'extra' in call)).toMatchObject([{ name: 'portal_address_add', extra }]);
  });

  it('takes them: the authorisation', async () => {
    const onCompleted = vi.fn();
    const adapter = createMemoryAdapter('authorisation');
    const captureScreenshot = () => Promise.resolve(smallPicture);
    renderWithAdapter(<AuthorisationPad {...own} {...{ onCompleted, captureScreenshot }} />, adapter);
    await tickAll(user);
    await typeName(user);
    await user.selectOptions(heard(), 'friend');
    await user.click(screen.getByRole('button', { name: 'Complete Application' }));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledWith(expect.objectContaining({ extra })));
    const [sent] = adapter.calls.filter(({ name }) => name === 'portal_authorisation');
    expect(sent?.extra).toEqual(extra);
    expect(sent?.headers).toHaveProperty('X-Evidence');
  });

  it('takes them: the sign-up', async () => {
    const onCompleted = vi.fn();
    const adapter = createMemoryAdapter('logged-out');
    const customer = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
    renderWithAdapter(<SignUpForm {...own} defaultValues={customer} onCompleted={onCompleted} />, adapter);
    await user.type(screen.getByLabelText('Password'), 'correct horse battery');
    await user.selectOptions(heard(), 'friend');
    await user.click(screen.getByRole('button', { name: 'Start Your Trace' }));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledWith({ extra }));
    const [sent] = adapter.calls.filter(({ name }) => name === 'auth.signUp');
    expect(sent?.payload).toMatchObject({ ...customer, extra });
  });
});

it('onCompleted knows the types of the schema', () => {
  <PersonalDetailsForm
    extraSchema={questions}
    onCompleted={({ extra }) => expectTypeOf(extra).toEqualTypeOf<{ secondPhone: string; heardFrom: string }>()}
  />;
  <PersonalDetailsForm onCompleted={({ extra }) => expectTypeOf(extra).toBeUnknown()} />;
  function Misspelt() {
    const { fieldProps } = useExtraFields<z.input<typeof questions>>();
    // @ts-expect-error the schema has no such question
    return <input {...fieldProps('heardfrom')} />;
  }
  expect(Misspelt).toBeTypeOf('function');
});
