import { PortalAddresses } from '@pension-trace/react';
import { getScenario } from '@pension-trace/react/memory';
import type { UsePortalAddressFormResult, useAddressDeletion, usePortalAddresses } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { formPlay, type Step } from '../../formPlay';
import { OwnAddressForm } from './OwnAddressForm';
import { wholeText } from '../../../tests/wholeText';

const list = formPlay({ scenario: 'portal', call: 'portal_user_addresses' });
const form = formPlay({ scenario: 'portal', call: 'portal_address_add', submit: 'Add address' });
const deletion = formPlay({ scenario: 'portal', call: 'portal_address_delete' });
const { play } = form;

const meta = {
  title: 'Portal/Addresses',
  excludeStories: ['byStatus'],
  component: PortalAddresses,
  parameters: { page: 'padded', ...list.initial },
} satisfies Meta<typeof PortalAddresses>;

export default meta;
type Story = StoryObj<typeof meta>;

const [margaret] = getScenario('portal').customers ?? [];
const withoutAddresses = { ...getScenario('portal'), customers: margaret ? [{ ...margaret, addresses: [] }] : [] };
const tooMany = 'You have 50 addresses already. Please contact us to add another.';

const openNew = { press: 'Add New Address' };
const byHand = [openNew, { press: 'Enter Address Manually' }];
const fill = (changes: Record<string, string> = {}, type = 'Previous Address'): Step[] => [
  openNew,
  { press: 'Previous Address' },
  { press: 'Enter Address Manually' },
  { fill: { 'Address line 1': '7 Harbour Row', 'Town or city': 'Whitby', Postcode: 'yo224de' } },
  { fill: { 'Moved In': '1986', 'Moved Out': '1994', ...changes } },
  { press: type },
];
const askToDelete = { press: 'Delete Flat 3' };
const remove = [askToDelete, { press: 'Delete address' }];
const removeOnlyCurrent = { press: 'Delete 12 Sample Street' };

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
  play: list.play({
    sees: [
      { list: 'Your addresses' },
      { heading: 'Current Address' },
      'Since 2009',
      '1994 to 2009',
      { button: 'Add New Address' },
    ],
  }),
};

export const NoAddresses: Story = {
  parameters: list.with({ scenario: withoutAddresses }),
  play: list.play({ sees: [{ heading: 'No addresses found' }, { button: 'Add New Address' }] }),
};

export const Loading: Story = {
  parameters: list.sending,
  play: list.play({ sees: ['Loading your addresses'] }),
};

export const NotLoaded: Story = {
  parameters: list.offline,
  play: list.play({
    alert: 'We encountered an error while fetching your addresses. Please try again later.',
    sees: [{ button: 'Try again' }],
  }),
};

export const Adding: Story = {
  play: async (context) => {
    await play({ does: byHand, values: { Country: 'United Kingdom' } })(context);
    const dialog = within(document.body).getByRole('dialog', { name: 'Add New Address' });
    await expect(within(dialog).getByLabelText('Country')).toHaveAttribute('readonly');
  },
};

export const FoundByPostcode: Story = {
  play: play({
    does: [
      openNew,
      { fill: { Postcode: 'EX71 3AA' } },
      { press: 'Find' },
      { press: 'Flat 2, 14 Sample Street, Sampleton' },
    ],
    submits: false,
    focus: { group: 'The address' },
    values: { 'Address line 1': 'Flat 2' },
    sent: [],
  }),
};

export const EverythingMissing: Story = {
  play: play({
    does: byHand,
    problems: [
      'Please choose whether this is a current or a previous address',
      'Please enter the first line of your address',
      'Please enter a city',
      'Please enter a postcode',
    ],
  }),
};

export const Sending: Story = {
  parameters: form.sending,
  play: play({ does: fill(), sent: [sent], sees: [{ button: 'Loading...' }] }),
};

export const RefusedByTheServer: Story = {
  parameters: form.refusing(tooMany),
  play: play({ does: fill(), alert: tooMany, values: { 'Address line 1': '7 Harbour Row' } }),
};

export const Added: Story = {
  play: play({
    does: fill(),
    sent: [sent],
    lacks: [{ dialog: /./ }],
    sees: [{ button: 'Edit 7 Harbour Row' }, '1986 to 1994', 'Your address has been added.'],
  }),
};

export const Editing: Story = {
  play: play({
    does: [{ press: 'Edit Flat 3' }],
    sees: [{ dialog: 'Edit address' }],
    values: { 'Previous Address': true, 'Address line 1': 'Flat 3', 'Moved Out': '2009' },
  }),
};

export const AskedBeforeDeleting: Story = {
  play: deletion.play({
    does: [askToDelete],
    sees: [{ alertdialog: 'Delete this address?' }, /48 Mill Lane/],
    sent: [],
  }),
};

export const DeletingRefused: Story = {
  parameters: deletion.refusing('This address cannot be deleted.'),
  play: deletion.play({ does: remove, sees: ['This address cannot be deleted.'] }),
};

export const OnlyCurrentAddress: Story = {
  name: 'The only current address is changed instead',
  play: deletion.play({
    does: [removeOnlyCurrent],
    sees: [
      { alertdialog: 'This is your current address' },
      { button: 'Change it instead' },
      /^Your letter of authority needs the address/,
    ],
    sent: [],
  }),
};

export const ChangedInstead: Story = {
  name: 'The only current address, being changed instead',
  play: play({
    does: [removeOnlyCurrent, { press: 'Change it instead' }],
    sees: [{ dialog: 'Edit address' }],
    lacks: [{ alertdialog: /./ }],
    values: { 'Address line 1': '12 Sample Street' },
  }),
};

export const NewCurrentAddress: Story = {
  name: 'A new current address makes the former one a previous address',
  play: async (context) => {
    await play({
      does: [openNew],
      descriptions: { 'Current Address': 'Where you live now. 12 Sample Street then becomes a previous address.' },
      next: fill({ 'Moved In': '2019', 'Moved Out': '' }, 'Current Address').slice(1),
    })(context);
    await play({
      submits: true,
      lacks: [{ dialog: /./ }],
      sees: [wholeText('Your address has been added. 12 Sample Street is now a previous address.'), '2009 to 2019'],
    })(context);
    const addresses = within(context.canvas.getByRole('list', { name: 'Your addresses' }));
    await expect(await addresses.findAllByRole('heading', { name: 'Current Address' })).toHaveLength(1);
    await expect(addresses.getAllByRole('heading', { name: 'Previous Address' })).toHaveLength(2);
  },
};

export const Deleting: Story = {
  parameters: deletion.sending,
  play: deletion.play({ does: remove, sees: [{ button: 'Deleting...' }] }),
};

export const Deleted: Story = {
  play: deletion.play({
    does: remove,
    lacks: [{ alertdialog: /./ }, { button: 'Edit Flat 3' }],
    focus: { heading: 'Your addresses' },
    sent: [{ p_id: 'address-2' }],
  }),
};

export const AddedInAFormOfTheFirm: Story = {
  name: 'Added in the firm’s own form, with the headless hook',
  render: () => <OwnAddressForm />,
  play: play({
    does: [{ fill: { Street: '7 Harbour Row', Town: 'Whitby', Postcode: 'yo224de' } }, { press: 'Save' }],
    submits: false,
    sees: ['Thank you. We have your address.'],
    sent: [{ ...sent, p_type: 1, p_move_in: '', p_move_out: '' }],
  }),
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
