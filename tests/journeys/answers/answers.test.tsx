import { screen, waitFor, within } from '@testing-library/react';
import { page } from 'vitest/browser';
import { describe, expect, it, onTestFinished } from 'vitest';
import '../../../src/styles.css';
import { getScenario } from '../../../src/memory';
import { payloadsOf } from '../../features/payloadsOf';
import { openAt } from '../tracing/openAt';
import { wholeText } from '../../wholeText';
import { tickAll, typeName } from '../../features/authorisation/signLetter';

const dialog = (name: string) => screen.findByRole('dialog', { name });
/** The value in the first list: the letter repeats some below. */
const valueOf = (label: string) => screen.getAllByText(label, { selector: 'dt' })[0]?.nextElementSibling;

/** Opens the letter with one of its forms. */
async function openForm(label: string, heading: string) {
  const view = openAt('/authorisation', 'authorisation');
  await view.user.click(await screen.findByRole('button', { name: `Change: ${label}` }));
  return { ...view, form: within(await dialog(heading)) };
}

describe('the letter', () => {
  it('lists the answers that will be sent, each with a link to change it', async () => {
    openAt('/authorisation', 'authorisation');
    await screen.findByRole('button', { name: 'Change: Name' });
    expect(valueOf('Name')).toHaveTextContent('Mrs Margaret Hale');
    expect(valueOf('Previous names')).toHaveTextContent('Margaret Thornton');
    expect(valueOf('Date of birth')).toHaveTextContent('14 March 1958');
    expect(screen.getAllByRole('button', { name: /^Change: / })).toHaveLength(5);
    // Only the parts below are in the picture.
    expect(document.querySelector('.ptr-authorisation')).not.toHaveTextContent(/1958|56C/);
  });

  it('shows a changed answer on a phone, where the answers are one line at first', async () => {
    const { innerWidth, innerHeight } = window;
    onTestFinished(() => page.viewport(innerWidth, innerHeight));
    await page.viewport(360, 740);
    const { user } = openAt('/authorisation', 'authorisation');
    await user.click(await screen.findByText('Margaret Hale', { selector: 'summary *' }));
    await user.click(screen.getByRole('button', { name: 'Change: Date of birth' }));
    const form = within(await dialog('Change your personal details'));
    await user.clear(form.getByLabelText('Year'));
    await user.type(form.getByLabelText('Year'), '1965');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(valueOf('Date of birth')).toHaveTextContent('14 March 1965'));
    expect(valueOf('Date of birth')).toBeVisible();
  });

  it('shows a correction made elsewhere before it can be signed', async () => {
    const { adapter, user } = openAt('/authorisation', 'authorisation');
    await tickAll(user);
    await typeName(user);
    const [customer] = adapter.state.customers;
    if (customer) customer.birthDate = '1965-03-14';

    await user.click(screen.getByRole('button', { name: 'Complete Application' }));
    expect(await screen.findByText(/^The wording has changed\./)).toBeVisible();
    await waitFor(() => expect(valueOf('Date of birth')).toHaveTextContent('14 March 1965'));
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
  });

  it('shows a corrected date of birth, clears ticks and signature, and updates the HMRC agreement', async () => {
    const { adapter, user } = openAt('/authorisation', 'authorisation');
    await tickAll(user);
    await typeName(user);

    await user.click(screen.getByRole('button', { name: 'Change: Date of birth' }));
    const form = within(await dialog('Change your personal details'));
    expect(form.getByLabelText('Title')).toHaveValue('2');
    expect(form.getByLabelText('Last name')).toHaveValue('Hale');
    expect(form.getByText('Margaret Thornton')).toBeVisible();
    expect(form.getByLabelText('Phone number')).toHaveValue('07700 900123');
    expect(form.getByLabelText('National Insurance number')).toHaveValue('');
    expect(form.getByText(wholeText('Leave this empty to keep the number that ends in 56C'))).toBeVisible();
    await user.clear(form.getByLabelText('Year'));
    await user.type(form.getByLabelText('Year'), '1965');
    await user.click(form.getByRole('button', { name: 'Save changes' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(payloadsOf(adapter, 'portal_personal')).toEqual([
      {
        p_title: 2,
        p_previous_names: ['Margaret Thornton'],
        p_date_of_birth: '1965-03-14',
        p_phone_number: '07700 900123',
      },
    ]);
    const saved = await screen.findByText('Your change is saved.');
    await waitFor(() => expect(saved.closest('[role="status"]')).toHaveFocus());
    await waitFor(() => expect(valueOf('Date of birth')).toHaveTextContent('14 March 1965'));
    const boxes = await screen.findAllByRole('checkbox');
    expect(boxes).toHaveLength(1);
    expect(boxes[0]).not.toBeChecked();
    expect(screen.getByRole('img', { name: /^Place for your signature, empty/ })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Type' }));
    expect(screen.getByLabelText('Your full name')).toHaveValue('');
    expect(payloadsOf(adapter, 'portal_authorisation')).toEqual([]);
  });

  it('names traces and pensions whose years no longer fit', async () => {
    const { user, form } = await openForm('Date of birth', 'Change your personal details');
    await user.clear(form.getByLabelText('Year'));
    await user.type(form.getByLabelText('Year'), '1985');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    const status = await screen.findByText(/^Some years are before you were 18, by your date of birth in 1985/);
    const names = within(status.parentElement ?? document.body).getAllByRole('listitem');
    expect(names.map(({ textContent }) => textContent)).toContain('Milton Mills');
  });

  it('replaces the address with a corrected one', async () => {
    const { adapter, user, form } = await openForm('Address', 'Change your address');
    const line = form.getByLabelText('Address line 1');
    expect(line).toHaveValue('12 Sample Street');
    await user.clear(line);
    await user.type(line, '14 Sample Street');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(valueOf('Address')).toHaveTextContent('14 Sample Street'));
    expect(adapter.state.customers[0]?.addresses).toHaveLength(2);
  });

  it('asks for a missing address first, and is then read and signed with it', async () => {
    const scenario = getScenario('action-authorisation');
    const [customer] = scenario.customers ?? [];
    const customers = customer ? [{ ...customer, addresses: [] }] : [];
    const { user } = openAt('/action/authorisation', { ...scenario, customers });
    await user.click(await screen.findByRole('button', { name: 'Add your address' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Complete Application' })).toBeNull();
    const form = within(await dialog('Add your address'));
    await user.click(form.getByRole('button', { name: 'Enter Address Manually' }));
    await user.type(form.getByLabelText('Address line 1'), '14 Sample Street');
    await user.type(form.getByLabelText('Town or city'), 'Sampleton');
    await user.type(form.getByLabelText('Postcode'), 'EX71 3AA');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('button', { name: 'Complete Application' })).toBeVisible();
    await waitFor(() => expect(valueOf('Address')).toHaveTextContent('14 Sample Street'));
    expect(screen.queryByText('We need your address first')).toBeNull();
  });

  it('shows errors in the dialog and keeps the letter’s own form out of it', async () => {
    const { adapter, user, form } = await openForm('Name', 'Change your personal details');
    await user.clear(form.getByLabelText('First name'));
    await user.type(form.getByLabelText('National Insurance number'), 'QQ123456C');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await form.findAllByText('Please enter a first name')).not.toHaveLength(0);
    expect(form.getAllByText('Please enter a valid national insurance number')).not.toHaveLength(0);
    expect(screen.queryAllByText('Please agree to all terms before proceeding.')).toEqual([]);
    expect(payloadsOf(adapter, 'portal_personal')).toEqual([]);
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change: Name' })).toHaveFocus());
  });

  it('shows the whole National Insurance number on request, and asks again each time', async () => {
    const { adapter, user } = openAt('/authorisation', 'authorisation');
    const asked = () => adapter.calls.filter(({ name }) => name === 'portal_national_insurance').length;
    const show = await screen.findByRole('button', { name: 'Show my NI number' });
    expect(asked()).toBe(0);
    await user.click(show);
    expect(await screen.findByText('AB 123456 C')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide my NI number' }));
    expect(screen.queryByText('AB 123456 C')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show my NI number' }));
    expect(await screen.findByText('AB 123456 C')).toBeVisible();
    expect(asked()).toBe(2);
  });
});

describe('your answers so far', () => {
  it.each([
    ['/why', 'reason', 'Why are you here today'],
    ['/create-trace', 'create-trace', 'Let’s Trace Your First Pension'],
  ] as const)('opens above the heading of %s', async (address, scenario, heading) => {
    const { user } = openAt(address, scenario);
    const link = await screen.findByRole('button', { name: 'Your answers so far' });
    const title = await screen.findByRole('heading', { level: 1, name: new RegExp(heading.replace('’', '.')) });
    expect(link.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    await user.click(link);
    const answers = within(await dialog('Your answers so far'));
    expect(answers.getByText('07700 900123')).toBeVisible();
    await user.click(answers.getByRole('button', { name: 'Change: Phone number' }));
    const form = within(await dialog('Change your personal details'));
    await user.clear(form.getByLabelText('Phone number'));
    await user.type(form.getByLabelText('Phone number'), '07700 900456');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Your change is saved.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: new RegExp(heading.replace('’', '.')) })).toBeVisible();
  });

  it('is on neither the first step nor a page of the portal', async () => {
    const { unmount } = openAt('/personal', 'personal');
    await screen.findByRole('heading', { level: 1, name: 'Your Personal Details' });
    expect(screen.queryByRole('button', { name: 'Your answers so far' })).toBeNull();
    unmount();
    openAt('/portal/profile', 'portal');
    await screen.findByRole('heading', { level: 1, name: 'Your Profile' });
    expect(screen.queryByRole('button', { name: 'Your answers so far' })).toBeNull();
  });

  it('changes the reason of a customer who is not eligible, and of no one later', async () => {
    const { user, path } = openAt('/step6', 'not-eligible');
    await user.click(await screen.findByRole('button', { name: 'Your answers so far' }));
    await user.click(await screen.findByRole('button', { name: 'Change: Why you are here' }));
    const reasons = within(await dialog('Change why you are here'));
    expect(reasons.getByRole('button', { current: true })).toHaveTextContent('Your answer now');
    await user.click(reasons.getByRole('button', { name: 'Planning retirement' }));
    await waitFor(() => expect(path()).toBe('/processing'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    openAt('/create-trace', 'create-trace');
    await user.click((await screen.findAllByRole('button', { name: 'Your answers so far' })).at(-1) ?? document.body);
    const answers = within(await dialog('Your answers so far'));
    expect(answers.getByText('Why you are here')).toBeVisible();
    expect(answers.queryByRole('button', { name: 'Change: Why you are here' })).toBeNull();
  });

  it('opens the not-eligible page when the customer is not eligible after a change', async () => {
    const { customers = [], ...rest } = getScenario('create-trace');
    const { user, path } = openAt('/create-trace', {
      ...rest,
      customers: customers.map((one) => ({ ...one, reason: 9 })),
    });
    await user.click(await screen.findByRole('button', { name: 'Your answers so far' }));
    await user.click(await screen.findByRole('button', { name: 'Change: Address' }));
    const form = within(await dialog('Change your address'));
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(path()).toBe('/step6'));
  });

  it('opens at the first Back, and does not block the next one', async () => {
    const { user, visited } = openAt('/create-trace', 'create-trace');
    await screen.findByRole('button', { name: 'Your answers so far' });
    await waitFor(() => expect(visited).toEqual(['/create-trace', '/create-trace']));
    const back = () => window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
    back();
    await user.click(within(await dialog('Your answers so far')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(visited).toHaveLength(2);
  });
});
