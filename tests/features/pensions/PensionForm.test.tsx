import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Pension } from '../../../src/backend/entities';
import { PensionForm, type PensionFormProps } from '../../../src/features/pensions/PensionForm';
import {
  createMemoryAdapter,
  type MemoryOptions,
  type MemoryScenario,
  type MemoryScenarioName,
} from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';
import { Remountable } from '../Remountable';
import { payloadsOf } from '../payloadsOf';

interface Settings extends PensionFormProps {
  scenario?: MemoryScenarioName | MemoryScenario;
  memory?: MemoryOptions;
}

function renderForm({ scenario = 'add-pension', memory, ...props }: Settings = {}) {
  const adapter = createMemoryAdapter(scenario, memory);
  const onCompleted = vi.fn();
  const onInvalid = vi.fn();
  const form = <PensionForm onCompleted={onCompleted} onInvalid={onInvalid} {...props} />;
  const view = renderWithAdapter(<Remountable>{form}</Remountable>, adapter);
  return { ...view, adapter, onCompleted, onInvalid, user: userEvent.setup({ delay: null }) };
}

type User = ReturnType<typeof userEvent.setup>;

const button = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText(label);
const startYear = () => field('Start year (Approximately)');
const endYear = () => field('End year (Approximately)');
const otherAddress = () => screen.getByRole('checkbox', { name: 'I had a different address then' });

/** Every required field. */
async function fillIn(user: User) {
  await user.type(field('Pension provider'), 'Royal London');
  await user.type(field('Policy number'), 'RL-1');
  await user.type(startYear(), '1997');
  await user.type(endYear(), '2009');
}

it('requires a complete address once the switch is on', async () => {
  const { user, adapter, onCompleted } = renderForm();
  await fillIn(user);
  await user.click(otherAddress());
  await user.click(button('Add Pension'));
  expect((await screen.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
    'Please enter the first line of your address',
    'Please enter a city',
    'Please enter a postcode',
  ]);
  await user.type(field('Address line 1'), '12 Sample Street');
  await user.type(field('Town or city'), 'Sampleton');
  await user.type(field('Postcode'), 'ex713aa');
  await user.click(button('Add Pension'));
  await waitFor(() => expect(onCompleted).toHaveBeenCalledOnce());
  expect(payloadsOf(adapter, 'portal_create_pension')).toEqual([
    {
      p_provider: 'Royal London',
      p_policy: 'RL-1',
      p_paying: false,
      p_start_year: 1997,
      p_end_year: 2009,
      p_address: { line1: '12 Sample Street', line2: '', line3: '', city: 'Sampleton', postcode: 'EX71 3AA' },
    },
  ]);
});

describe('a customer without the policy number', () => {
  const noPolicy = () => screen.getByRole('checkbox', { name: 'I don’t have it' });

  it('sees the error disappear and return', async () => {
    const { user } = renderForm();
    const message = 'Please enter a policy number';
    await user.click(button('Add Pension'));
    await waitFor(() => expect(field('Policy number')).toHaveAccessibleDescription(new RegExp(message)));
    await user.click(noPolicy());
    await waitFor(() => expect(screen.queryAllByText(message)).toEqual([]));
    await user.click(noPolicy());
    await waitFor(() => expect(field('Policy number')).toHaveAccessibleDescription(new RegExp(message)));
  });

  it('keeps both the tick and the typed number while the form is unmounted', async () => {
    const { user } = renderForm();
    await user.type(field('Policy number'), 'RL-1');
    await user.click(noPolicy());
    await user.click(button('Unmount'));
    await user.click(button('Mount'));
    expect(noPolicy()).toBeChecked();
    expect(field('Policy number')).toBeDisabled();
    await user.click(noPolicy());
    expect(field('Policy number')).toHaveValue('RL-1');
  });
});

describe('the years', () => {
  it('must differ and be in order', async () => {
    const { user } = renderForm();
    await fillIn(user);
    await user.clear(endYear());
    await user.type(endYear(), '1997');
    await user.click(button('Add Pension'));
    await waitFor(() => expect(endYear()).toHaveAccessibleDescription(/End year must be greater than start year\./));
    await user.clear(startYear());
    await user.type(startYear(), '1996');
    await waitFor(() => expect(endYear()).not.toHaveAccessibleDescription(/End year must be greater/));
  });

  it('are checked against the date of birth in the profile', async () => {
    const { user, adapter } = renderForm();
    await waitFor(() => expect(adapter.calls.map(({ name }) => name)).toContain('portal_user'));
    await user.type(startYear(), '1970');
    await user.click(button('Add Pension'));
    await waitFor(() =>
      expect(startYear()).toHaveAccessibleDescription(
        /Please enter a valid year that is after you can legally contribute\./,
      ),
    );
  });
});

it('is sent once by a double click', async () => {
  const { user, adapter, onCompleted } = renderForm();
  await fillIn(user);
  await user.dblClick(button('Add Pension'));
  await waitFor(() => expect(onCompleted).toHaveBeenCalledOnce());
  expect(payloadsOf(adapter, 'portal_create_pension')).toHaveLength(1);
});

it('keeps the values and shows the server’s message when it refuses', async () => {
  const fail = { portal_create_pension: 'This step is not available to you at the moment.' };
  const { user, onCompleted } = renderForm({ memory: { fail } });
  await fillIn(user);
  await user.click(button('Add Pension'));
  expect(await screen.findByRole('alert')).toHaveTextContent(fail.portal_create_pension);
  expect(field('Pension provider')).toHaveValue('Royal London');
  expect(onCompleted).not.toHaveBeenCalled();
});

it('is filled in and sent with the keyboard alone', async () => {
  const { user, adapter, onCompleted } = renderForm();
  const press = async (...keys: string[]) => {
    for (const key of keys) await user.keyboard(key);
  };
  field('Pension provider').focus();
  await press('royal');
  await screen.findByRole('option', { name: 'Royal London' });
  await press('{ArrowDown}', '{Enter}', '{Tab}', 'RL-1', '{Tab}', '{Tab}', ' ', '{Tab}', '1997', '{Enter}');
  await waitFor(() => expect(onCompleted).toHaveBeenCalledOnce());
  expect(payloadsOf(adapter, 'portal_create_pension')).toEqual([
    { p_provider: 'Royal London', p_policy: 'RL-1', p_paying: true, p_start_year: 1997 },
  ]);
});

it('keeps the values while it is unmounted, and discards them on Cancel', async () => {
  const onCancel = vi.fn();
  const { user } = renderForm({ onCancel });
  await fillIn(user);
  await user.click(button('Unmount'));
  await user.click(button('Mount'));
  expect(field('Pension provider')).toHaveValue('Royal London');
  await user.click(button('Cancel'));
  expect(onCancel).toHaveBeenCalledOnce();
  await user.click(button('Unmount'));
  await user.click(button('Mount'));
  expect(field('Pension provider')).toHaveValue('');
});

it('shows that the profile failed to load', async () => {
  renderForm({ memory: { fail: { portal_user: 'No' } } });
  expect(await screen.findByText('Failed to fetch user profile. Please try again later.')).toBeVisible();
});

it('starts with the edited pension, and sends it with its id', async () => {
  const pension: Pension = {
    id: 'pension-1',
    name: 'Scottish Widows',
    start_year: 2009,
    end_year: 2015,
    paying: false,
    policy: 'SW-77',
    address: { line1: '1 Old Road', city: 'Sampleton', postcode: 'EX71 3AA' },
  };
  const { user, adapter, onCompleted } = renderForm({ scenario: 'pensions', pension });
  expect(field('Pension provider')).toHaveValue('Scottish Widows');
  await user.type(field('Policy number'), '-B');
  await user.click(button('Edit Pension'));
  await waitFor(() => expect(onCompleted).toHaveBeenCalledExactlyOnceWith({ tags: null }));
  expect(payloadsOf(adapter, 'portal_edit_pension')).toEqual([
    {
      p_id: 'pension-1',
      p_provider: 'Scottish Widows',
      p_policy: 'SW-77-B',
      p_paying: false,
      p_start_year: 2009,
      p_end_year: 2015,
      p_address: { line1: '1 Old Road', line2: '', line3: '', city: 'Sampleton', postcode: 'EX71 3AA' },
    },
  ]);
});
