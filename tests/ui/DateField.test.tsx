import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PersonalDetailsForm } from '../../src/features/personal-details/PersonalDetailsForm';
import { createMemoryAdapter } from '../../src/memory';
import { payloadsOf } from '../features/payloadsOf';
import { renderWithAdapter } from '../provider/renderWithAdapter';

const labels = ['Day', 'Month', 'Year'];
const part = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const values = () => labels.map((label) => part(label).value);

async function renderForm() {
  const adapter = createMemoryAdapter('personal');
  renderWithAdapter(<PersonalDetailsForm />, adapter);
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Margaret'));
  return { adapter, user: userEvent.setup({ delay: null }) };
}

/** What the browser reports before it cuts a text from a password manager or dictation to the length of the input. */
const inserted = (data: string) =>
  new InputEvent('beforeinput', { inputType: 'insertText', data, bubbles: true, cancelable: true });

describe('a whole date', () => {
  it.each(labels)('pasted in %s fills the date that is sent', async (label) => {
    const { adapter, user } = await renderForm();
    await user.selectOptions(screen.getByLabelText('Title'), 'Mrs');
    await user.type(screen.getByLabelText('Phone number'), '07700 900123');
    await user.type(screen.getByLabelText('National Insurance number'), 'AB123456C');
    await user.click(part(label));
    await user.paste('7 March 1958');
    expect(values()).toEqual(['7', '3', '1958']);
    expect(part(label)).toHaveFocus();
    expect(screen.getByText('Day 7, Month 3, Year 1958 filled in').closest('[aria-live=polite]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() =>
      expect(payloadsOf(adapter, 'portal_personal')).toMatchObject([{ p_date_of_birth: '1958-03-07' }]),
    );
  });

  it.each(labels)('inserted or set by a script in %s fills all three', async (label) => {
    await renderForm();
    expect(fireEvent(part(label), inserted('07/03/1958'))).toBe(false);
    expect(values()).toEqual(['07', '03', '1958']);
    expect(fireEvent(part(label), inserted('1'))).toBe(true);
    fireEvent.input(part(label), { target: { value: '1962-04-01' } });
    expect(values()).toEqual(['01', '04', '1962']);
  });

  it('replaces a date with an error, which disappears', async () => {
    const { user } = await renderForm();
    await user.type(part('Day'), '32');
    await user.type(part('Month'), '13');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(part('Day')).toHaveAttribute('aria-invalid', 'true'));
    await user.click(part('Year'));
    await user.paste('7.3.1958');
    await waitFor(() =>
      expect(labels.map((label) => part(label).getAttribute('aria-invalid'))).toEqual([null, null, null]),
    );
  });

  it('is no longer announced once a part changes', async () => {
    const { user } = await renderForm();
    await user.click(part('Day'));
    await user.paste('07/03/1958');
    await user.type(part('Day'), '{Backspace}8');
    expect(values()).toEqual(['08', '03', '1958']);
    expect(screen.queryByText(/filled in$/)).toBeNull();
  });
});

it.each(['580307', 'spring 1958'])('leaves %j whole, with an error', async (text) => {
  const { user } = await renderForm();
  await user.click(part('Day'));
  await user.paste(text);
  expect(values()).toEqual([text, '', '']);
  expect(fireEvent(part('Month'), inserted(text))).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(part('Day')).toHaveAccessibleDescription(/Please enter a valid day/));
  expect(values()).toEqual([text, text, '']);
});

it('keeps the length of each part, and pastes any other text as usual', async () => {
  const { user } = await renderForm();
  expect(labels.map((label) => part(label).maxLength)).toEqual([2, 2, 4]);
  await user.click(part('Day'));
  await user.paste('27');
  await user.click(part('Year'));
  await user.paste(' 1958.');
  await user.keyboard('0');
  expect(values()).toEqual(['27', '', '1958']);
});
