import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { userEvent as browser } from 'vitest/browser';
import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../../src/backend/BackendError';
import type { Trace } from '../../../src/backend/entities';
import { TraceForm, type TraceFormProps } from '../../../src/features/traces/TraceForm';
import { createMemoryAdapter, getScenario, type MemoryOptions, type MemoryScenarioName } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';
import { Remountable } from '../Remountable';
import { payloadsOf } from '../payloadsOf';

interface Settings extends TraceFormProps {
  scenario?: MemoryScenarioName;
  memory?: MemoryOptions;
}

function renderForm({ scenario = 'create-trace', memory, ...props }: Settings = {}) {
  const adapter = createMemoryAdapter(scenario, memory);
  const onCompleted = vi.fn();
  const onInvalid = vi.fn();
  const form = <TraceForm onCompleted={onCompleted} onInvalid={onInvalid} {...props} />;
  const view = renderWithAdapter(<Remountable>{form}</Remountable>, adapter);
  return { ...view, adapter, onCompleted, onInvalid, user: userEvent.setup({ delay: null }) };
}

const expectError = (field: () => HTMLElement, message: RegExp) =>
  waitFor(() => expect(field()).toHaveAccessibleDescription(message));
/** Presses 'Next' in a valid first step. */
async function next(user: ReturnType<typeof userEvent.setup>) {
  await user.click(button('Next'));
  await screen.findByRole('heading', { name: /^Do You Know The Provider/ });
}
const openMore = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByText('Add what else you remember (optional)'));
const button = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText(label);
const employer = () => field('Employer');
const startYear = () => field('Start year (Approximately)');
const endYear = () => field('End year (Approximately)');
const provider = () => field('Pension provider (If Known)');
const policy = () => field('Policy number (If Known)');
/** The complete profile, with its date of birth. */
const profile = (adapter: { calls: readonly { name: string }[] }) =>
  waitFor(() => expect(adapter.calls.map(({ name }) => name)).toContain('portal_user'));

const existing: Trace = {
  id: 'trace-1',
  name: 'Milton Mills',
  title: 'Weaver',
  industry: 'Weaving of textiles',
  status: { name: 'Awaiting Review' },
  start_year: 1979,
  end_year: 1988,
  paying: false,
  provider: 'Aviva',
  policy: 'MM-104',
  address: { line1: '1 Old Road', line2: null, line3: null, city: 'Sampleton', postcode: 'EX71 3AA' },
  employer_address: { line1: 'The Mill', line2: null, line3: null, city: 'Sampleton', postcode: 'EX71 4BB' },
};

describe('the first step', () => {
  it('leads from the summary to the field, whose error disappears once it is typed', async () => {
    const { user } = renderForm();
    await user.click(button('Next'));
    await user.click(await screen.findByRole('link', { name: 'Please enter an employer name' }));
    expect(employer()).toHaveFocus();
    await user.type(employer(), 'M');
    await waitFor(() => expect(employer()).not.toHaveAccessibleDescription(/Please enter an employer name/));
  });

  it('accepts four digits for a year, even from a pasted date', async () => {
    const { user } = renderForm();
    await user.click(startYear());
    await user.paste('March 1994');
    expect(startYear()).toHaveValue('1994');
    await user.type(endYear(), '20a0-35');
    expect(endYear()).toHaveValue('2003');
    await user.clear(endYear());
    await user.paste('30/06/2003 00:00:00');
    expect(endYear()).toHaveValue('2003');
  });

  it('leaves a pasted text without one year whole, with an error', async () => {
    const { user } = renderForm();
    await user.click(startYear());
    await user.paste('06/1985');
    expect(startYear()).toHaveValue('06/1985');
    await user.click(button('Next'));
    await expectError(startYear, /Please enter a valid year between/);
    expect(startYear()).toHaveValue('06/1985');
  });

  it('checks the years against the date of birth in the profile', async () => {
    const { user, adapter } = renderForm();
    await profile(adapter);
    await user.type(employer(), 'Milton Mills');
    await user.type(startYear(), '1957');
    await user.click(button('Next'));
    await expectError(startYear, /Please enter a valid year that is after your birth year\./);
  });

  it('clears the end year’s error when the start year is corrected', async () => {
    const { user } = renderForm();
    await user.type(employer(), 'Milton Mills');
    await user.type(startYear(), '1994');
    await user.type(endYear(), '1988');
    await user.click(button('Next'));
    await expectError(endYear, /End year must be greater than start year\./);
    await user.clear(startYear());
    await user.type(startYear(), '1979');
    await waitFor(() => expect(endYear()).not.toHaveAccessibleDescription(/End year must be greater/));
  });

  it('shows the approximate duration, nothing for zero, and no end year while the employer is paying in', async () => {
    const { user } = renderForm();
    await user.type(startYear(), '1979');
    await user.type(endYear(), '1979');
    expect(screen.queryByText(/approximately/)).toBeNull();
    await user.clear(endYear());
    await user.type(endYear(), '1980');
    expect(screen.getByText('That is approximately 1 year.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'My employer is still paying in' }));
    expect(screen.getByText('That is approximately 47 years.')).toBeVisible();
    expect(screen.queryByLabelText('End year (Approximately)')).toBeNull();
  });

  it('shows no error in fields that appear after a submission', async () => {
    const { user } = renderForm();
    await user.click(button('Next'));
    await screen.findByRole('link', { name: 'Please enter an employer name' });
    await openMore(user);
    await user.click(screen.getByRole('checkbox', { name: 'My employer had a different address then' }));
    expect(field('Address line 1')).not.toHaveAttribute('aria-invalid');
    expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(1);
    await user.click(button('Next'));
    await waitFor(() => expect(field('Address line 1')).toHaveAttribute('aria-invalid', 'true'));
    expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(4);
  });

  it('drops the errors of an address when its box is unticked, and keeps what was typed', async () => {
    const { user } = renderForm();
    await openMore(user);
    const toggle = screen.getByRole('checkbox', { name: 'My employer had a different address then' });
    await user.type(employer(), 'Milton Mills');
    await user.click(toggle);
    await user.click(button('Next'));
    await screen.findByRole('link', { name: 'Please enter the first line of your address' });
    await user.type(field('Address line 1'), 'The Mill');
    await user.click(toggle);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await user.click(toggle);
    expect(field('Address line 1')).toHaveValue('The Mill');
  });
});

describe('what else the customer remembers', () => {
  const title = () => field('Job title (Optional)');

  it('is one press away, and open while it has content', async () => {
    const { user } = renderForm();
    expect(title()).not.toBeVisible();
    await openMore(user);
    await user.type(title(), 'Weaver');
    await user.clear(title());
    expect(title()).toBeVisible();
    await user.type(title(), 'Weaver');
    await user.type(employer(), 'Milton Mills');
    await next(user);
    await user.click(button('Back'));
    expect(title()).toBeVisible();
  });

  it('is open with a draft or a value that the site knows', async () => {
    renderForm({ defaultValues: { title: 'Weaver' } });
    await waitFor(() => expect(title()).toBeVisible());
  });

  it('opens for an error, and again for the link of its summary', async () => {
    const { user } = renderForm();
    const summary = screen.getByText('Add what else you remember (optional)');
    await user.type(employer(), 'Milton Mills');
    await openMore(user);
    await user.click(title());
    await user.paste('Weaver '.repeat(15));
    await user.click(summary);
    expect(title()).not.toBeVisible();
    await user.click(button('Next'));
    await waitFor(() => expect(title()).toBeVisible());
    await user.click(summary);
    await user.click(await screen.findByRole('link', { name: 'Job title should not exceed 100 characters' }));
    expect(title()).toBeVisible();
    expect(title()).toHaveFocus();
  });

  it('is all shown when editing', () => {
    renderForm({ scenario: 'traces', trace: { ...existing, title: null, industry: null } });
    expect(screen.queryByText('Add what else you remember (optional)')).toBeNull();
    expect(title()).toBeVisible();
  });
});

describe('the customer’s own address at the time', () => {
  const toggle = () => screen.getByRole('checkbox', { name: 'I had a different address then' });
  const ownField = (label: string) =>
    within(screen.getByRole('group', { name: 'Where you lived then' })).getByLabelText(label);

  it('must be complete once ticked, and is sent apart from the employer’s', async () => {
    const { user, adapter, onCompleted } = renderForm();
    await user.type(employer(), 'Milton Mills');
    await openMore(user);
    await user.click(toggle());
    await user.click(button('Next'));
    await user.click(await screen.findByRole('link', { name: 'Please enter the first line of your address' }));
    expect(ownField('Address line 1')).toHaveFocus();
    await user.keyboard('1 Old Road');
    await user.type(ownField('Town or city'), 'Sampleton');
    await user.type(ownField('Postcode'), 'ex713aa');
    await next(user);
    await user.click(button('Skip & Create Trace'));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledOnce());
    expect(payloadsOf(adapter, 'portal_create_trace')).toEqual([
      {
        p_employer: 'Milton Mills',
        p_paying: false,
        p_address: { line1: '1 Old Road', line2: '', line3: '', city: 'Sampleton', postcode: 'EX71 3AA' },
      },
    ]);
  });
});

describe('the second step', () => {
  async function goToProvider(settings: Settings = {}) {
    const view = renderForm(settings);
    await view.user.type(employer(), ' Milton Mills ');
    await next(view.user);
    return view;
  }

  it('changes its button once something is entered', async () => {
    const { user } = await goToProvider();
    await user.type(policy(), 'x');
    expect(button('Create Trace')).toBeVisible();
    await user.clear(policy());
    await user.type(provider(), ' ');
    expect(button('Skip & Create Trace')).toBeVisible();
  });

  it('shows errors only after a submission', async () => {
    const { user } = await goToProvider();
    await user.click(provider());
    await user.paste('x'.repeat(101));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button('Create Trace'));
    await expectError(provider, /Provider should not exceed 100 characters/);
  });

  it('leads back to a first step that shows no errors before it is submitted again', async () => {
    const { user } = await goToProvider();
    await user.click(button('Back'));
    await user.clear(employer());
    await user.type(startYear(), '1979');
    expect(employer()).not.toHaveAttribute('aria-invalid');
  });

  it('keeps all values when the customer goes back and forth', async () => {
    const { user } = await goToProvider();
    await user.type(policy(), 'MM-104');
    await user.click(button('Back'));
    expect(screen.getByRole('heading', { name: 'Where did you work?' })).toHaveFocus();
    expect(employer()).toHaveValue(' Milton Mills ');
    await next(user);
    expect(policy()).toHaveValue('MM-104');
  });

  it('keeps the values and shows the server’s message when it refuses', async () => {
    const fail = { portal_create_trace: 'You have 500 traces already. Please contact us to add another.' };
    const { user, onCompleted } = await goToProvider({ memory: { fail } });
    await user.type(policy(), 'MM-104');
    await user.click(button('Create Trace'));
    expect(await screen.findByRole('alert')).toHaveTextContent(fail.portal_create_trace);
    expect(policy()).toHaveValue('MM-104');
    expect(onCompleted).not.toHaveBeenCalled();
    await user.click(button('Back'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(employer()).toHaveValue(' Milton Mills ');
  });

  it('is sent once by a double click', async () => {
    const { user, adapter, onCompleted } = await goToProvider();
    await user.dblClick(button('Skip & Create Trace'));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledExactlyOnceWith({ tags: [7] }));
    expect(payloadsOf(adapter, 'portal_create_trace')).toEqual([{ p_employer: 'Milton Mills', p_paying: false }]);
  });

  it('is not sent by a double click on Next', async () => {
    const { user, adapter } = renderForm();
    await user.type(employer(), 'Milton Mills');
    await user.dblClick(button('Next'));
    expect(await screen.findByRole('heading', { name: /Do You Know The Provider/ })).toBeVisible();
    expect(payloadsOf(adapter, 'portal_create_trace')).toEqual([]);
  });
});

it('is filled in and sent with the keyboard alone', async () => {
  const { user, adapter, onCompleted } = renderForm();
  const press = async (...keys: string[]) => {
    for (const key of keys) await user.keyboard(key);
  };
  employer().focus();
  await press('Milton Mills', '{Tab}', '{Tab}', '1979', '{Tab}', '1988', '{Tab}');
  expect(screen.getByText('Add what else you remember (optional)').closest('summary')).toHaveFocus();
  // The browser's own key: only that opens the fields.
  await browser.keyboard('{Enter}');
  await press('{Tab}', 'Weaver', '{Tab}', 'weav');
  await screen.findByRole('option', { name: 'Weaving of textiles' });
  await press('{ArrowDown}', '{Enter}');
  expect(field('Industry (Optional)')).toHaveValue('Weaving of textiles');
  await press('{Tab}', '{Tab}', '{Tab}');
  expect(button('Next')).toHaveFocus();
  await press('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Do You Know The Provider For Milton Mills?' })).toHaveFocus();
  await press('{Tab}', 'avi');
  await screen.findByRole('option', { name: 'Aviva' });
  await press('{ArrowDown}', '{Enter}', '{Tab}', 'MM-104', '{Enter}');
  await waitFor(() => expect(onCompleted).toHaveBeenCalledOnce());
  expect(payloadsOf(adapter, 'portal_create_trace')).toEqual([
    {
      p_employer: 'Milton Mills',
      p_paying: false,
      p_title: 'Weaver',
      p_industry: 'Weaving of textiles',
      p_start_year: 1979,
      p_end_year: 1988,
      p_provider: 'Aviva',
      p_policy: 'MM-104',
    },
  ]);
});

it('keeps the values while it is unmounted, and clears them after sending', async () => {
  const { user, onCompleted } = renderForm();
  await user.type(employer(), 'Milton Mills');
  await user.click(screen.getByRole('checkbox', { name: 'My employer is still paying in' }));
  await user.click(button('Unmount'));
  await user.click(button('Mount'));
  expect(employer()).toHaveValue('Milton Mills');
  expect(screen.getByRole('checkbox', { name: 'My employer is still paying in' })).toBeChecked();
  await next(user);
  await user.click(button('Skip & Create Trace'));
  await waitFor(() => expect(onCompleted).toHaveBeenCalledOnce());
  await user.click(button('Unmount'));
  await user.click(button('Mount'));
  expect(employer()).toHaveValue('');
});

it('discards the values on Cancel', async () => {
  const onCancel = vi.fn();
  const { user, adapter } = renderForm({ onCancel });
  await user.type(employer(), 'Milton Mills');
  await user.click(button('Cancel'));
  expect(onCancel).toHaveBeenCalledOnce();
  await user.click(button('Unmount'));
  await user.click(button('Mount'));
  expect(employer()).toHaveValue('');
  expect(payloadsOf(adapter, 'portal_create_trace')).toEqual([]);
});

it('works without the profile, and offers to read it again', async () => {
  const fail: Record<string, BackendError> = { portal_user: new BackendError('unexpected', 'broken') };
  const { user, errors } = renderForm({ memory: { fail } });
  expect(await screen.findByText('Failed to fetch user profile. Please try again later.')).toBeVisible();
  expect(errors.map(({ message }) => message)).toEqual(['broken']);
  await user.type(employer(), 'Milton Mills');
  await user.type(startYear(), '1899');
  await user.click(button('Next'));
  await expectError(startYear, /Please enter a valid year between 1900 and 2026/);
  delete fail.portal_user;
  await user.click(button('Try again'));
  await waitFor(() => expect(screen.queryByText(/Failed to fetch user profile/)).toBeNull());
  expect(employer()).toHaveValue('Milton Mills');
  await expectError(startYear, /after your birth year/);
});

describe('editing', () => {
  it('takes what the firm changes meanwhile, except in fields that the customer has changed', async () => {
    const adapter = createMemoryAdapter('traces');
    const { rerender } = renderWithAdapter(<TraceForm trace={{ ...existing, provider: null }} />, adapter);
    const user = userEvent.setup({ delay: null });
    await user.type(employer(), ' Ltd');
    rerender(<TraceForm trace={{ ...existing, name: 'Milton', title: null }} />);
    await waitFor(() => expect(field('Job title (Optional)')).toHaveValue(''));
    await next(user);
    expect(provider()).toHaveValue('Aviva');
    await user.click(button('Edit Trace'));
    await waitFor(() =>
      expect(payloadsOf(adapter, 'portal_edit_trace')).toMatchObject([
        { p_employer: 'Milton Mills Ltd', p_provider: 'Aviva' },
      ]),
    );
  });

  it('keeps its draft apart from the draft of a new trace', async () => {
    const trace = getScenario('traces').customers?.[0]?.traces?.[0];
    if (!trace) throw new Error('The scenario has no trace');
    const adapter = createMemoryAdapter('portal');
    renderWithAdapter(
      <>
        <section aria-label="Edit">
          <TraceForm trace={trace} />
        </section>
        <section aria-label="Create">
          <Remountable>
            <TraceForm />
          </Remountable>
        </section>
      </>,
      adapter,
    );
    const [edited, created] = screen.getAllByLabelText('Employer');
    if (!edited || !created) throw new Error('Two forms are expected');
    await userEvent.type(edited, ' and Sons');
    await userEvent.click(button('Unmount'));
    await userEvent.click(button('Mount'));
    expect(screen.getAllByLabelText('Employer')[1]).toHaveValue('');
  });
});
