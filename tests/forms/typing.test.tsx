import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import { PersonalDetailsForm } from '../../src/features/personal-details/PersonalDetailsForm';
import { usePersonalDetails } from '../../src/headless';
import { createMemoryAdapter } from '../../src/memory';
import { renderWithAdapter } from '../provider/renderWithAdapter';

async function isFilledIn() {
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Margaret'));
}

function Greeting({ control }: { control: ReturnType<typeof usePersonalDetails>['form']['control'] }) {
  return `Hello ${useWatch({ control, name: 'firstName' })}`;
}

/** How often the host's own form has rendered. */
let commits = 0;

/** A host's own form: `isShown` shows the typed name. */
function OwnForm({ isShown }: { isShown: boolean }) {
  const { form, fieldProps } = usePersonalDetails();
  useEffect(() => {
    commits += 1;
  });
  return (
    <>
      <label>
        First name <input {...fieldProps('firstName')} />
      </label>
      <button onClick={() => form.setValues({ firstName: 'Ada' })}>Use Ada</button>
      <output>{isShown && <Greeting control={form.control} />}</output>
    </>
  );
}

const renders = () => commits;

it('does not rerender on a keystroke until errors show', async () => {
  const user = userEvent.setup({ delay: null });
  let rendered = 0;
  renderWithAdapter(
    <Profiler id="form" onRender={() => (rendered += 1)}>
      <PersonalDetailsForm />
    </Profiler>,
    createMemoryAdapter('personal'),
  );
  await isFilledIn();
  const before = rendered;
  await user.type(screen.getByLabelText('Phone number'), '07700 900');
  await user.selectOptions(screen.getByLabelText('Title'), 'Dr');
  expect(rendered).toBe(before);

  await user.click(screen.getByRole('button', { name: 'Next' }));
  const shown = screen.getByLabelText('Phone number');
  expect(shown).toHaveAttribute('aria-invalid', 'true');
  await user.type(shown, '123');
  await waitFor(() => expect(shown).not.toHaveAttribute('aria-invalid'));
});

it('lets a customer clear a prefilled field', async () => {
  const user = userEvent.setup({ delay: null });
  renderWithAdapter(<PersonalDetailsForm />, createMemoryAdapter('personal'));
  await isFilledIn();
  await user.clear(screen.getByLabelText('First name'));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByLabelText('First name')).toHaveValue('');
  expect(screen.getByLabelText('First name')).toHaveAccessibleDescription(/Please enter a first name/);
});

it('rerenders a host’s form on each keystroke in a watched field', async () => {
  const user = userEvent.setup({ delay: null });
  renderWithAdapter(<OwnForm isShown />, createMemoryAdapter('personal'));
  await isFilledIn();
  await user.type(screen.getByLabelText('First name'), ' Ann');
  expect(screen.getByRole('status')).toHaveTextContent('Hello Margaret Ann');
});

it('does not rerender a host’s form on a keystroke in another field, and writes a set value into the field', async () => {
  const user = userEvent.setup({ delay: null });
  renderWithAdapter(<OwnForm isShown={false} />, createMemoryAdapter('personal'));
  await isFilledIn();
  // The first letter may meet a render of the loaded page.
  await user.type(screen.getByLabelText('First name'), ' A');
  const before = renders();
  await user.type(screen.getByLabelText('First name'), 'nn');
  expect(renders()).toBe(before);
  await user.click(screen.getByRole('button', { name: 'Use Ada' }));
  expect(screen.getByLabelText('First name')).toHaveValue('Ada');
});

it('keeps a keystroke whose event is dispatched after a render', async () => {
  const user = userEvent.setup({ delay: null });
  const adapter = createMemoryAdapter('personal');
  const { rerender } = renderWithAdapter(<OwnForm isShown={false} />, adapter);
  await isFilledIn();
  const field = screen.getByLabelText<HTMLInputElement>('First name');
  await user.click(screen.getByRole('button', { name: 'Use Ada' }));
  // A browser changes the text first and dispatches the event afterwards.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  set?.call(field, 'Adam');
  rerender(<OwnForm isShown />);
  fireEvent.input(field);
  expect(field).toHaveValue('Adam');
  expect(screen.getByRole('status')).toHaveTextContent('Hello Adam');
});
