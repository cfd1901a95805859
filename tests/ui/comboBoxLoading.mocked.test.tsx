import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ComboBoxField } from '../../src/ui/ComboBoxField';
import '../../src/styles.css';

const code = vi.hoisted(() => {
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  return { loaded, load: () => load() };
});
vi.mock(import('../../src/ui/ComboBoxList'), async (original) => {
  await code.loaded;
  return original();
});

function Example() {
  const [value, onChange] = useState('Ava');
  return (
    <ComboBoxField
      label="Provider"
      hint="The company that looks after the pension"
      error="Please enter a provider"
      value={value}
      onChange={onChange}
      suggestions={['Avivaxa']}
    />
  );
}

it('keeps the element, the caret and the typed text while the code of the list loads', async () => {
  const user = userEvent.setup();
  render(<Example />);
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Provider' });
  expect(input).toHaveAccessibleDescription('The company that looks after the pension Error: Please enter a provider');
  expect(input).toBeInvalid();
  const style = getComputedStyle(input).cssText;
  input.focus();
  input.setSelectionRange(2, 2);
  await user.keyboard('i');
  expect(input).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('v');
  code.load();
  await user.keyboard('x');
  expect(await screen.findByRole('option', { name: 'Avivaxa' })).toBeVisible();

  expect(document.activeElement).toBe(input);
  expect(screen.getByRole('combobox')).toBe(input);
  expect(input).toHaveValue('Avivxa');
  expect([input.selectionStart, input.selectionEnd]).toEqual([5, 5]);
  expect(getComputedStyle(input).cssText).toBe(style);
  expect(input).toHaveAccessibleDescription('The company that looks after the pension Error: Please enter a provider');

  await user.keyboard('{Backspace}o');
  expect(input).toHaveValue('Avivoa');
  expect([input.selectionStart, input.selectionEnd]).toEqual([5, 5]);
});
