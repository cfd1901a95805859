import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PersonalDetailsForm } from '../../../src/features/personal-details/PersonalDetailsForm';
import type { RulesPreset } from '../../../src/domain/rules';
import { createMemoryAdapter, type MemoryOptions } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';
import { Remountable } from '../Remountable';
import { payloadsOf } from '../payloadsOf';

function renderForm(memory: MemoryOptions = {}, rules: RulesPreset = 'standard') {
  const adapter = createMemoryAdapter('personal', memory);
  const onCompleted = vi.fn();
  const onInvalid = vi.fn();
  const view = renderWithAdapter(
    <Remountable>
      <PersonalDetailsForm onCompleted={onCompleted} onInvalid={onInvalid} />
    </Remountable>,
    adapter,
    { rules },
  );
  const isFilledIn = () => waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Margaret'));
  return { ...view, adapter, onCompleted, onInvalid, isFilledIn, user: userEvent.setup({ delay: null }) };
}

type User = ReturnType<typeof userEvent.setup>;

const button = (name: string) => screen.getByRole('button', { name });
const previousName = () => screen.getByLabelText(/^Previous names/);

async function answer(user: User, label: string, text: string) {
  const input = screen.getByLabelText(label);
  await user.clear(input);
  if (text === '') return;
  await user.click(input);
  await user.paste(text);
}

async function fillIn(user: User) {
  await user.selectOptions(screen.getByLabelText('Title'), 'Mrs');
  await answer(user, 'Phone number', ' 07700 900123 ');
  await answer(user, 'Day', '4');
  await answer(user, 'Month', '3');
  await answer(user, 'Year', '1958');
  await answer(user, 'National Insurance number', 'ab 12-34 56 c');
}

const sent = {
  p_title: 2,
  p_previous_names: [],
  p_date_of_birth: '1958-03-04',
  p_national_insurance: 'AB123456C',
  p_phone_number: '07700 900123',
};

describe('sending', () => {
  it('omits unchanged names, and happens once for a double click', async () => {
    const { user, adapter, onCompleted, isFilledIn } = renderForm();
    await isFilledIn();
    await fillIn(user);
    await user.dblClick(button('Next'));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledTimes(1));
    expect(onCompleted).toHaveBeenCalledWith({ tags: [2] });
    expect(payloadsOf(adapter, 'portal_personal')).toEqual([sent]);
  });

  it('sends pasted texts clean', async () => {
    const { user, adapter, isFilledIn } = renderForm();
    await isFilledIn();
    await fillIn(user);
    await answer(user, 'First name', '\u200fEd\u200bith');
    await answer(user, 'Last name', 'Ｌａｒｋｉｎ\u00a0');
    await answer(user, 'Phone number', 'Mobile: 447700900123');
    await answer(user, 'National Insurance number', 'ＡＢ–12–34–56–C');
    await user.click(button('Next'));
    await waitFor(() =>
      expect(payloadsOf(adapter, 'portal_personal')).toEqual([
        { ...sent, p_first_name: 'Edith', p_last_name: 'Larkin', p_phone_number: '+447700900123' },
      ]),
    );
  });

  it('works with the keyboard alone, and moves focus after two digits', async () => {
    const { user, adapter, isFilledIn } = renderForm();
    await isFilledIn();
    screen.getByLabelText('Title').focus();
    await user.selectOptions(screen.getByLabelText('Title'), 'Dr');
    await user.keyboard('{Tab}{Tab}{Tab}Margaret Thornton{Enter}');
    expect(previousName()).toHaveFocus();
    screen.getByLabelText('Phone number').focus();
    await user.keyboard('07700 900123');
    screen.getByLabelText('Day').focus();
    await user.keyboard('04');
    expect(screen.getByLabelText('Month')).toHaveFocus();
    await user.keyboard('03');
    expect(screen.getByLabelText('Year')).toHaveFocus();
    await user.keyboard('1958');
    screen.getByLabelText('National Insurance number').focus();
    await user.keyboard('AB123456C{Enter}');
    await waitFor(() =>
      expect(payloadsOf(adapter, 'portal_personal')).toEqual([
        { ...sent, p_title: 5, p_previous_names: ['Margaret Thornton'] },
      ]),
    );
  });
});

describe('validation', () => {
  it('shows the errors of all fields at once and sends nothing', async () => {
    const { user, adapter, onInvalid, isFilledIn } = renderForm();
    await isFilledIn();
    await answer(user, 'First name', '');
    await answer(user, 'Last name', '');
    await user.click(button('Next'));
    expect(await screen.findByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    const problems: [string, string][] = [
      ['Title', 'Please select a title'],
      ['First name', 'Please enter a first name'],
      ['Last name', 'Please enter a last name'],
      ['Phone number', 'Please enter a phone number'],
      ['Day', 'Please enter a day'],
      ['Month', 'Please enter a month'],
      ['Year', 'Please enter a year'],
      ['National Insurance number', 'Please enter a national insurance number'],
    ];
    for (const [label, message] of problems) {
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message));
      await user.click(screen.getByRole('link', { name: message }));
      expect(screen.getByLabelText(label)).toHaveFocus();
    }
    expect(onInvalid).toHaveBeenCalledWith({ count: problems.length });
    expect(payloadsOf(adapter, 'portal_personal')).toEqual([]);
  });

  it.each([
    ['Last name', 'H4le', 'Hale', 'Please enter a valid last name (2 to 30 characters, letters and spaces only)'],
    ['Day', '0', '4', 'Please enter a valid day (1 to 31 days in this month)'],
  ])('rejects %s %s until it is corrected', async (label, text, corrected, message) => {
    const { user, adapter, isFilledIn } = renderForm();
    await isFilledIn();
    await fillIn(user);
    await answer(user, label, text);
    await user.click(button('Next'));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([message]);
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    await answer(user, label, corrected);
    expect(screen.queryByRole('link', { name: message })).toBeNull();
    expect(payloadsOf(adapter, 'portal_personal')).toEqual([]);
  });
});

describe('previous names', () => {
  it('are added with Enter or the button, removed, and sent', async () => {
    const { user, adapter, isFilledIn } = renderForm();
    await isFilledIn();
    await fillIn(user);
    await user.type(previousName(), 'Margaret  Thornton{Enter}');
    await user.type(previousName(), 'Margaret Boucher');
    await user.click(button('Add'));
    expect(previousName()).toHaveValue('');
    await user.click(button('Remove Margaret Thornton'));
    expect(previousName()).toHaveFocus();
    await user.click(button('Next'));
    await waitFor(() =>
      expect(payloadsOf(adapter, 'portal_personal')).toEqual([{ ...sent, p_previous_names: ['Margaret Boucher'] }]),
    );
  });

  it('asks for a name when Enter is pressed without one, and sends nothing', async () => {
    const { user, adapter, isFilledIn } = renderForm();
    await isFilledIn();
    await fillIn(user);
    await user.type(previousName(), '{Enter}');
    expect(previousName()).toHaveAccessibleDescription(expect.stringContaining('Please enter a previous name'));
    expect(payloadsOf(adapter, 'portal_personal')).toEqual([]);
  });
});

it('an invalid previous name is not added; its error disappears on the next change', async () => {
  const { user } = renderForm();
  await user.type(previousName(), 'M4rgaret');
  await user.click(button('Add'));
  expect(previousName()).toHaveAccessibleDescription(
    expect.stringContaining('Please enter a valid previous name (2 to 60 letters)'),
  );
  await user.type(previousName(), 'x');
  expect(previousName()).not.toHaveAccessibleDescription(expect.stringContaining('Please enter'));
});

describe('names', () => {
  it('are formatted when the field loses focus', async () => {
    const { user, isFilledIn } = renderForm();
    await isFilledIn();
    await answer(user, 'First name', 'mARY');
    await user.tab();
    expect(screen.getByLabelText('First name')).toHaveValue('Mary');
  });

  it('from the profile do not overwrite what was typed before it loaded', async () => {
    const { user, adapter } = renderForm({ delay: 300 });
    await user.type(screen.getByLabelText('First name'), 'Peggy');
    await user.click(screen.getByLabelText('Last name'));
    await user.tab();
    await waitFor(() => expect(screen.getByLabelText('Last name')).toHaveValue('Hale'));
    expect(screen.getByLabelText('First name')).toHaveValue('Peggy');
    expect(payloadsOf(adapter, 'portal_user')).toHaveLength(1);
  });

  it('are kept, with all other values, while the screen is unmounted', async () => {
    const { user, isFilledIn } = renderForm();
    await isFilledIn();
    await fillIn(user);
    await user.type(previousName(), 'Margaret Thornton{Enter}');
    await user.click(button('Unmount'));
    await user.click(button('Mount'));
    expect(screen.getByLabelText('National Insurance number')).toHaveValue('ab 12-34 56 c');
    expect(screen.getByLabelText('Title')).toHaveValue('2');
    expect(button('Remove Margaret Thornton')).toBeVisible();
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });
});

it('reads the date when it checks the birthday, on a page that stays open past midnight', async () => {
  let now = new Date('2026-03-10T23:58:00Z');
  const clock = { now: () => now };
  const adapter = createMemoryAdapter('personal', { clock });
  const onCompleted = vi.fn();
  renderWithAdapter(<PersonalDetailsForm onCompleted={onCompleted} />, adapter, { clock });
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Margaret'));
  const user = userEvent.setup({ delay: null });
  await fillIn(user);
  await answer(user, 'Day', '11');
  await answer(user, 'Year', '2008');
  await user.click(button('Next'));
  expect(await screen.findAllByText('You must be at least 18 years old')).not.toHaveLength(0);
  now = new Date('2026-03-11T00:02:00Z');
  await user.click(button('Next'));
  await waitFor(() => expect(onCompleted).toHaveBeenCalledOnce());
});
