import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { useAccount } from '../../../src/data/useAccount';
import { BackendError } from '../../../src/backend/BackendError';
import { PortalAddresses } from '../../../src/features/addresses/PortalAddresses';
import { createMemoryAdapter, type MemoryOptions } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';
import { payloadsOf } from '../payloadsOf';

function renderAddresses(options: MemoryOptions = {}) {
  const adapter = createMemoryAdapter('portal', options);
  const view = renderWithAdapter(<PortalAddresses />, adapter);
  return { ...view, adapter, user: userEvent.setup({ delay: null }) };
}

type User = ReturnType<typeof userEvent.setup>;

const heading = () => screen.getByRole('heading', { level: 2, name: 'Your addresses' });
const expectAnnouncement = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openNew(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Add New Address' }));
  return within(await screen.findByRole('dialog', { name: 'Add New Address' }));
}

async function openEdit(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  return within(await screen.findByRole('dialog', { name: 'Edit address' }));
}

async function askToDelete(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name: `Delete ${name}` }));
  return within(await screen.findByRole('alertdialog', { name: 'Delete this address?' }));
}

type Dialog = Awaited<ReturnType<typeof openNew>>;

async function fillIn(user: User, dialog: Dialog, { movedIn = '1986', movedOut = '1994' } = {}) {
  await user.click(dialog.getByRole('radio', { name: 'Previous Address' }));
  await user.click(dialog.getByRole('button', { name: 'Enter Address Manually' }));
  await user.type(dialog.getByLabelText('Address line 1'), ' 7 Harbour Row');
  await user.type(dialog.getByLabelText('Town or city'), 'Whitby');
  await user.type(dialog.getByLabelText('Postcode'), 'yo224de');
  if (movedIn) await user.type(dialog.getByLabelText(/^Moved In/), movedIn);
  if (movedOut) await user.type(dialog.getByLabelText(/^Moved Out/), movedOut);
}

const where = { p_line1: '7 Harbour Row', p_line2: '', p_line3: '', p_city: 'Whitby', p_postcode: 'YO22 4DE' };
const sent = { ...where, p_type: 2, p_move_in: '1986', p_move_out: '1994' };
const described = (dialog: Dialog, label: RegExp, text: RegExp) =>
  expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(expect.stringMatching(text));

describe('adding an address', () => {
  it('sends it once, lists it, announces it and restores focus', async () => {
    const { user, adapter } = renderAddresses();
    const dialog = await openNew(user);
    await fillIn(user, dialog);
    await user.dblClick(dialog.getByRole('button', { name: 'Add address' }));
    await closed();
    expect(await screen.findByRole('button', { name: 'Edit 7 Harbour Row' })).toBeVisible();
    expect(screen.getByText('1986 to 1994')).toBeVisible();
    await expectAnnouncement('Your address has been added.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add New Address' })).toHaveFocus());
    expect(payloadsOf(adapter, 'portal_address_add')).toEqual([sent]);
  });

  it('accepts an address found by postcode', async () => {
    const { user, adapter } = renderAddresses();
    const dialog = await openNew(user);
    await user.click(dialog.getByRole('radio', { name: 'Previous Address' }));
    await user.type(dialog.getByLabelText('Postcode'), 'ex71 3aa{Enter}');
    await user.click(await dialog.findByRole('button', { name: 'Flat 2, 14 Sample Street, Sampleton' }));
    expect(dialog.getByRole('group', { name: 'The address' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Add address' }));
    await closed();
    expect(payloadsOf(adapter, 'portal_address_add')).toEqual([
      {
        p_line1: 'Flat 2',
        p_line2: '14 Sample Street',
        p_line3: '',
        p_city: 'Sampleton',
        p_postcode: 'EX71 3AA',
        p_type: 2,
        p_move_in: '',
        p_move_out: '',
      },
    ]);
  });

  it('hides Moved Out for the current address, and does not send a year typed before', async () => {
    const { user, adapter } = renderAddresses();
    const dialog = await openNew(user);
    await fillIn(user, dialog);
    await user.click(dialog.getByRole('radio', { name: 'Current Address' }));
    expect(dialog.queryByLabelText(/^Moved Out/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Add address' }));
    await closed();
    expect(payloadsOf(adapter, 'portal_address_add')).toEqual([
      { ...where, p_type: 1, p_move_in: '1986', p_move_out: '' },
    ]);
  });

  it('names no former address when the current one itself is edited', async () => {
    const { user } = renderAddresses();
    const dialog = await openEdit(user, '12 Sample Street');
    expect(dialog.getByRole('radio', { name: 'Current Address' })).toHaveAccessibleDescription('Where you live now');
  });

  it('leads from the error summary to the first type', async () => {
    const { user } = renderAddresses();
    const dialog = await openNew(user);
    await user.click(dialog.getByRole('button', { name: 'Enter Address Manually' }));
    await user.click(dialog.getByRole('button', { name: 'Add address' }));
    await user.click(
      await dialog.findByRole('link', { name: 'Please choose whether this is a current or a previous address' }),
    );
    expect(dialog.getByRole('radio', { name: 'Current Address' })).toHaveFocus();
  });

  it('refuses years in the wrong order, and accepts only digits', async () => {
    const { user, adapter } = renderAddresses();
    const dialog = await openNew(user);
    await fillIn(user, dialog, { movedIn: 'x19949', movedOut: '1993' });
    await user.click(dialog.getByRole('button', { name: 'Add address' }));
    expect(dialog.getByLabelText(/^Moved In/)).toHaveValue('1994');
    described(dialog, /^Moved Out/, /Moved Out must not be before Moved In$/);
    expect(payloadsOf(adapter, 'portal_address_add')).toEqual([]);
  });

  it('can be sent again after a refusal', async () => {
    const fail: Record<string, string> = { portal_address_add: 'You have 50 addresses already.' };
    const { user } = renderAddresses({ fail });
    const dialog = await openNew(user);
    await fillIn(user, dialog);
    await user.click(dialog.getByRole('button', { name: 'Add address' }));
    expect(await dialog.findByText('You have 50 addresses already.')).toBeVisible();
    delete fail.portal_address_add;
    await user.click(dialog.getByRole('button', { name: 'Add address' }));
    await closed();
  });

  it('reports an unexpected failure to onError', async () => {
    const lost = new BackendError('unreachable', 'No answer came');
    const { user, errors } = renderAddresses({ fail: { portal_address_add: lost } });
    const dialog = await openNew(user);
    await fillIn(user, dialog);
    await user.click(dialog.getByRole('button', { name: 'Add address' }));
    expect(await dialog.findByText(/We could not reach our service/)).toBeVisible();
    expect(errors.map(({ code }) => code)).toEqual(['unreachable']);
  });

  it('keeps the values when the dialog closes, and discards them on Cancel', async () => {
    const { user } = renderAddresses();
    let dialog = await openNew(user);
    await fillIn(user, dialog);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await closed();
    dialog = await openNew(user);
    expect(dialog.getByLabelText('Address line 1')).toHaveValue(' 7 Harbour Row');
    expect(dialog.getByRole('radio', { name: 'Previous Address' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await closed();
    dialog = await openNew(user);
    expect(dialog.getByLabelText('Postcode')).toHaveValue('');
    expect(dialog.getByRole('radio', { name: 'Previous Address' })).not.toBeChecked();
  });

  it('works with the keyboard alone', async () => {
    const { user, adapter } = renderAddresses();
    (await screen.findByRole('button', { name: 'Add New Address' })).focus();
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Address' }));
    const tabTo = async (control: HTMLElement) => {
      for (let presses = 0; presses < 20 && document.activeElement !== control; presses += 1) await user.tab();
      expect(control).toHaveFocus();
    };
    await tabTo(dialog.getByRole('radio', { name: 'Current Address' }));
    await user.keyboard('[ArrowDown]');
    await tabTo(dialog.getByRole('button', { name: 'Enter Address Manually' }));
    await user.keyboard('{Enter}7 Harbour Row{Tab}{Tab}{Tab}Whitby{Tab}YO22 4DE{Enter}');
    await closed();
    expect(payloadsOf(adapter, 'portal_address_add')).toEqual([{ ...where, p_type: 2, p_move_in: '', p_move_out: '' }]);
  });
});

describe('editing an address', () => {
  it('starts with the address, and sends every field with its id', async () => {
    const { user, adapter } = renderAddresses();
    const dialog = await openEdit(user, 'Flat 3');
    expect(dialog.getByRole('radio', { name: 'Previous Address' })).toBeChecked();
    expect(dialog.getByLabelText(/^Address line 2/)).toHaveValue('48 Mill Lane');
    expect(dialog.getByLabelText('Country')).toHaveValue('United Kingdom');
    await user.clear(dialog.getByLabelText(/^Moved In/));
    await user.type(dialog.getByLabelText(/^Moved In/), '1990');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await closed();
    expect(await screen.findByText('1990 to 2009')).toBeVisible();
    await expectAnnouncement('Your address has been saved.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Flat 3' })).toHaveFocus());
    expect(payloadsOf(adapter, 'portal_address_edit')).toEqual([
      {
        p_id: 'address-2',
        p_line1: 'Flat 3',
        p_line2: '48 Mill Lane',
        p_line3: '',
        p_city: 'Exampleford',
        p_postcode: 'EX71 4BB',
        p_type: 2,
        p_move_in: '1990',
        p_move_out: '2009',
      },
    ]);
  });
});

describe('deleting an address', () => {
  it('asks for confirmation', async () => {
    const { user, adapter } = renderAddresses();
    const dialog = await askToDelete(user, 'Flat 3');
    expect(dialog.getByText(/48 Mill Lane/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Flat 3' })).toHaveFocus());
    expect(payloadsOf(adapter, 'portal_address_delete')).toEqual([]);
  });

  it('deletes once, announces it, and moves focus to the list', async () => {
    const { user, adapter } = renderAddresses();
    const dialog = await askToDelete(user, 'Flat 3');
    await user.dblClick(dialog.getByRole('button', { name: 'Delete address' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit Flat 3' })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expectAnnouncement('The address has been deleted.');
    await waitFor(() => expect(heading()).toHaveFocus());
    expect(payloadsOf(adapter, 'portal_address_delete')).toEqual([{ p_id: 'address-2' }]);
  });

  it('removes it from the profile too', async () => {
    function ProfileAddresses() {
      const account = useAccount();
      const addresses = account.status === 'success' ? account.user.addresses : [];
      return <output aria-label="Profile">{addresses?.map(({ line1 }) => line1).join(', ')}</output>;
    }
    const user = userEvent.setup({ delay: null });
    renderWithAdapter(
      <>
        <ProfileAddresses />
        <PortalAddresses />
      </>,
      createMemoryAdapter('portal'),
    );
    await waitFor(() => expect(screen.getByLabelText('Profile')).toHaveTextContent('12 Sample Street, Flat 3'));
    const dialog = await askToDelete(user, 'Flat 3');
    await user.click(dialog.getByRole('button', { name: 'Delete address' }));
    await waitFor(() => expect(screen.getByLabelText('Profile')).toHaveTextContent(/^12 Sample Street$/));
  });

  it('offers to change the only current address instead, and sends nothing', async () => {
    const { user, adapter } = renderAddresses();
    await user.click(await screen.findByRole('button', { name: 'Delete 12 Sample Street' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'This is your current address' }));
    expect(question.getByText(/12 Sample Street/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete 12 Sample Street' })).toHaveFocus());

    await user.click(screen.getByRole('button', { name: 'Delete 12 Sample Street' }));
    await user.click(await screen.findByRole('button', { name: 'Change it instead' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit address' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull());
    await user.clear(dialog.getByLabelText('Address line 1'));
    await user.type(dialog.getByLabelText('Address line 1'), '7 Harbour Row');
    await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await closed();
    expect(await screen.findByRole('button', { name: 'Delete 7 Harbour Row' })).toBeVisible();
    await expectAnnouncement('Your address has been saved.');
    expect(payloadsOf(adapter, 'portal_address_delete')).toEqual([]);
    expect(payloadsOf(adapter, 'portal_address_edit')).toMatchObject([{ p_line1: '7 Harbour Row', p_type: 1 }]);
  });

  it('shows the server’s message when it refuses, until the question closes', async () => {
    const { user } = renderAddresses({ fail: { portal_address_delete: 'This address cannot be deleted.' } });
    const dialog = await askToDelete(user, 'Flat 3');
    await user.click(dialog.getByRole('button', { name: 'Delete address' }));
    expect(await dialog.findByText('This address cannot be deleted.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const again = await askToDelete(user, 'Flat 3');
    expect(again.queryByText('This address cannot be deleted.')).toBeNull();
  });
});

describe('the list', () => {
  it('is read again after a failure', async () => {
    const fail: Record<string, string> = { portal_user_addresses: 'No.' };
    const { user } = renderAddresses({ fail });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We encountered an error while fetching your addresses. Please try again later.',
    );
    delete fail.portal_user_addresses;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('list', { name: 'Your addresses' })).toBeVisible();
  });
});
