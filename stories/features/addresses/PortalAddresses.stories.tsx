import { BackendError, PortalAddresses } from '@pension-trace/react';
import { getScenario } from '@pension-trace/react/memory';
import type { UsePortalAddressFormResult, useAddressDeletion, usePortalAddresses } from '@pension-trace/react/headless';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sentTo } from '../../sentTo';
import { OwnAddressForm } from './OwnAddressForm';
import { wholeText } from '../../../tests/wholeText';
import { findDialog } from '../../findDialog';

const meta = {
  title: 'Portal/Addresses',
  excludeStories: ['byStatus'],
  component: PortalAddresses,
  parameters: { page: 'padded', pensionTrace: { scenario: 'portal' } },
} satisfies Meta<typeof PortalAddresses>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = StoryContext['canvas'];

const lost = new BackendError('unreachable', 'No answer came');
const [margaret] = getScenario('portal').customers ?? [];
const withoutAddresses = { ...getScenario('portal'), customers: margaret ? [{ ...margaret, addresses: [] }] : [] };

async function openForm(canvas: Canvas, button: string, heading: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await findDialog({ name: heading }));
}

const openNew = (canvas: Canvas) => openForm(canvas, 'Add New Address', 'Add New Address');

async function fillIn(dialog: Awaited<ReturnType<typeof openNew>>) {
  await userEvent.click(dialog.getByRole('radio', { name: 'Previous Address' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Enter Address Manually' }));
  await userEvent.type(dialog.getByLabelText('Address line 1'), '7 Harbour Row');
  await userEvent.type(dialog.getByLabelText('Town or city'), 'Whitby');
  await userEvent.type(dialog.getByLabelText('Postcode'), 'yo224de');
  await userEvent.type(dialog.getByLabelText(/^Moved In/), '1986');
  await userEvent.type(dialog.getByLabelText(/^Moved Out/), '1994');
}

async function askToDelete(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete Flat 3' }));
  return within(await findDialog({ role: 'alertdialog', name: 'Delete this address?' }));
}

const sent = {
  p_line1: '7 Harbour Row',
  p_line2: '',
  p_line3: '',
  p_city: 'Whitby',
  p_postcode: 'YO22 4DE',
  p_type: 2,
  p_move_in: '1986',
  p_move_out: '1994',
};

export const SomeAddresses: Story = {
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Your addresses' }));
    await expect(list.getByRole('heading', { level: 3, name: 'Current Address' })).toBeVisible();
    await expect(list.getByText('Since 2009')).toBeVisible();
    await expect(list.getByText('1994 to 2009')).toBeVisible();
    await expect(list.getByRole('button', { name: 'Add New Address' })).toBeVisible();
  },
};

export const NoAddresses: Story = {
  parameters: { pensionTrace: { scenario: withoutAddresses } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No addresses found' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add New Address' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { pensionTrace: { scenario: 'portal', memory: { pending: ['portal_user_addresses'] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your addresses')).toBeInTheDocument();
  },
};

export const NotLoaded: Story = {
  parameters: { pensionTrace: { scenario: 'portal', memory: { fail: { portal_user_addresses: lost } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We encountered an error while fetching your addresses. Please try again later.',
    );
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Adding: Story = {
  play: async ({ canvas }) => {
    const dialog = await openNew(canvas);
    await waitFor(() => expect(dialog.getByLabelText('Postcode')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Enter Address Manually' }));
    await expect(dialog.getByLabelText('Country')).toHaveValue('United Kingdom');
    await expect(dialog.getByLabelText('Country')).toHaveAttribute('readonly');
  },
};

export const FoundByPostcode: Story = {
  play: async ({ canvas, loaded }) => {
    const dialog = await openNew(canvas);
    await userEvent.type(dialog.getByLabelText('Postcode'), 'EX71 3AA{Enter}');
    await userEvent.click(await dialog.findByRole('button', { name: 'Flat 2, 14 Sample Street, Sampleton' }));
    await expect(dialog.getByLabelText('Address line 1')).toHaveValue('Flat 2');
    await expect(sentTo(loaded, 'portal_address_add')).toEqual([]);
  },
};

export const EverythingMissing: Story = {
  play: async ({ canvas, loaded }) => {
    const dialog = await openNew(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Enter Address Manually' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add address' }));
    const summary = await dialog.findByRole('alert', { name: 'There is a problem' });
    await expect(summary).toHaveTextContent('Please choose whether this is a current or a previous address');
    await expect(summary).toHaveTextContent('Please enter the first line of your address');
    await expect(summary).toHaveTextContent('Please enter a city');
    await expect(summary).toHaveTextContent('Please enter a postcode');
    await expect(sentTo(loaded, 'portal_address_add')).toEqual([]);
  },
};

export const YearsInTheWrongOrder: Story = {
  play: async ({ canvas, loaded }) => {
    const dialog = await openNew(canvas);
    await fillIn(dialog);
    await userEvent.clear(dialog.getByLabelText(/^Moved Out/));
    await userEvent.type(dialog.getByLabelText(/^Moved Out/), '1985');
    await userEvent.click(dialog.getByRole('button', { name: 'Add address' }));
    await expect(dialog.getByLabelText(/^Moved Out/)).toHaveAccessibleDescription(
      /Moved Out must not be before Moved In/,
    );
    await expect(sentTo(loaded, 'portal_address_add')).toEqual([]);
  },
};

export const Sending: Story = {
  parameters: { pensionTrace: { scenario: 'portal', memory: { pending: ['portal_address_add'] } } },
  play: async ({ canvas, loaded }) => {
    const dialog = await openNew(canvas);
    await fillIn(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Add address' }));
    await expect(await dialog.findByRole('button', { name: 'Loading...' })).toBeVisible();
    await expect(sentTo(loaded, 'portal_address_add')).toEqual([sent]);
  },
};

export const RefusedByTheServer: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'portal',
      memory: { fail: { portal_address_add: 'You have 50 addresses already. Please contact us to add another.' } },
    },
  },
  play: async ({ canvas }) => {
    const dialog = await openNew(canvas);
    await fillIn(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Add address' }));
    await expect(await dialog.findByText(/You have 50 addresses already/)).toBeVisible();
    await expect(dialog.getByLabelText('Address line 1')).toHaveValue('7 Harbour Row');
  },
};

export const Added: Story = {
  // The second click is made while the first request is pending.
  parameters: { pensionTrace: { memory: { delay: 50 } } },
  play: async ({ canvas, loaded }) => {
    const dialog = await openNew(canvas);
    await fillIn(dialog);
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Add address' }));
    await expect(await canvas.findByRole('button', { name: 'Edit 7 Harbour Row' })).toBeVisible();
    await expect(canvas.getByText('Your address has been added.')).toBeInTheDocument();
    await expect(sentTo(loaded, 'portal_address_add')).toEqual([sent]);
  },
};

export const Editing: Story = {
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, 'Edit Flat 3', 'Edit address');
    await expect(dialog.getByRole('radio', { name: 'Previous Address' })).toBeChecked();
    await expect(dialog.getByLabelText('Address line 1')).toHaveValue('Flat 3');
    await expect(dialog.getByLabelText(/^Moved Out/)).toHaveValue('2009');
  },
};

export const AskedBeforeDeleting: Story = {
  play: async ({ canvas, loaded }) => {
    const dialog = await askToDelete(canvas);
    await waitFor(() => expect(dialog.getByText(/48 Mill Lane/)).toBeVisible());
    await expect(sentTo(loaded, 'portal_address_delete')).toEqual([]);
  },
};

export const DeletingRefused: Story = {
  parameters: {
    pensionTrace: {
      scenario: 'portal',
      memory: { fail: { portal_address_delete: 'This address cannot be deleted.' } },
    },
  },
  play: async ({ canvas }) => {
    const dialog = await askToDelete(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete address' }));
    await waitFor(() => expect(dialog.getByText('This address cannot be deleted.')).toBeVisible());
  },
};

export const OnlyCurrentAddress: Story = {
  name: 'The only current address is changed instead',
  play: async ({ canvas, loaded }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete 12 Sample Street' }));
    const dialog = within(await findDialog({ role: 'alertdialog', name: 'This is your current address' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Change it instead' })).toBeVisible());
    await expect(dialog.getByText(/^Your letter of authority needs the address/)).toBeVisible();
    await expect(sentTo(loaded, 'portal_address_delete')).toEqual([]);
  },
};

export const ChangedInstead: Story = {
  name: 'The only current address, being changed instead',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete 12 Sample Street' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change it instead' }));
    const dialog = within(await findDialog({ name: 'Edit address' }));
    await waitFor(() => expect(dialog.getByLabelText('Address line 1')).toHaveValue('12 Sample Street'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const NewCurrentAddress: Story = {
  name: 'A new current address makes the former one a previous address',
  play: async ({ canvas }) => {
    const dialog = await openNew(canvas);
    await waitFor(() =>
      expect(dialog.getByRole('radio', { name: 'Current Address' })).toHaveAccessibleDescription(
        'Where you live now. 12 Sample Street then becomes a previous address.',
      ),
    );
    await fillIn(dialog);
    await userEvent.click(dialog.getByRole('radio', { name: 'Current Address' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add address' }));
    await expect(
      await canvas.findByText(wholeText('Your address has been added. 12 Sample Street is now a previous address.')),
    ).toBeInTheDocument();
    const list = within(canvas.getByRole('list', { name: 'Your addresses' }));
    await waitFor(() => expect(list.getAllByRole('heading', { name: 'Previous Address' })).toHaveLength(2));
    await expect(list.getAllByRole('heading', { name: 'Current Address' })).toHaveLength(1);
  },
};

export const Deleting: Story = {
  parameters: { pensionTrace: { scenario: 'portal', memory: { pending: ['portal_address_delete'] } } },
  play: async ({ canvas }) => {
    const dialog = await askToDelete(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete address' }));
    await expect(await dialog.findByRole('button', { name: 'Deleting...' })).toBeVisible();
  },
};

export const Deleted: Story = {
  play: async ({ canvas, loaded }) => {
    const dialog = await askToDelete(canvas);
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Delete address' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Edit Flat 3' })).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2, name: 'Your addresses' })).toHaveFocus());
    await expect(sentTo(loaded, 'portal_address_delete')).toEqual([{ p_id: 'address-2' }]);
  },
};

export const AddedInAFormOfTheFirm: Story = {
  name: 'Added in the firm’s own form, with the headless hook',
  render: () => <OwnAddressForm />,
  play: async ({ canvas, loaded }) => {
    await userEvent.type(canvas.getByLabelText('Street'), '7 Harbour Row');
    await userEvent.type(canvas.getByLabelText('Town'), 'Whitby');
    await userEvent.type(canvas.getByLabelText('Postcode'), 'yo224de');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Thank you. We have your address.')).toBeVisible();
    await expect(sentTo(loaded, 'portal_address_add')).toHaveLength(1);
  },
};

export const byStatus = {
  list: { empty: NoAddresses, error: NotLoaded, pending: Loading, success: SomeAddresses } satisfies Record<
    ReturnType<typeof usePortalAddresses>['status'],
    Story
  >,
  form: {
    success: AddedInAFormOfTheFirm,
    idle: Adding,
    error: RefusedByTheServer,
    invalid: EverythingMissing,
    pending: Sending,
  } satisfies Record<UsePortalAddressFormResult['state']['status'], Story>,
  deletion: {
    confirming: AskedBeforeDeleting,
    success: Deleted,
    error: DeletingRefused,
    idle: SomeAddresses,
    pending: Deleting,
  } satisfies Record<ReturnType<typeof useAddressDeletion>['state']['status'], Story>,
};
