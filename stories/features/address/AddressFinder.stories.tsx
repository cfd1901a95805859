import { AddressFinder } from '@pension-trace/react';
import type { UseAddressFinderResult } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formPlay, type Step } from '../../formPlay';
import { adapterOf } from '../../withPensionTrace';
import { wholeText } from '../../../tests/wholeText';

const lookUp = formPlay({ scenario: 'address', call: 'address', submit: 'Find' });
const form = formPlay({ scenario: 'address', call: 'portal_address', submit: 'Next' });
const { play } = form;

const meta = {
  title: 'Onboarding/Address',
  excludeStories: ['byStatus'],
  component: AddressFinder,
  args: { onCompleted: fn(), onInvalid: fn() },
  parameters: form.initial,
} satisfies Meta<typeof AddressFinder>;

export default meta;
type Story = StoryObj<typeof meta>;

const sent = { p_line1: '7 Harbour Row', p_line2: '', p_line3: '', p_city: 'Whitby', p_postcode: 'YO22 4DE' };
const type = (postcode: string): Step[] => [{ fill: { Postcode: postcode } }];
const search = (postcode: string): Step[] => [...type(postcode), { press: 'Find' }];
const byHand = { press: 'Enter Address Manually' };
const fill: Step[] = [
  byHand,
  { fill: { 'Address line 1': '7 Harbour Row', 'Town or city': 'Whitby', Postcode: 'yo22 4de' } },
];
const long = 'A very long line '.repeat(7);
const choices = { group: 'Choose your address' };
const unknownPostcode = 'We do not know that postcode.';

export const BeforeSearching: Story = {
  play: lookUp.play({ heading: 'Your Address', values: { Postcode: '' }, submits: false, sent: [] }),
};

export const Searching: Story = {
  parameters: lookUp.sending,
  play: lookUp.play({
    does: type('ex71 3aa'),
    sees: [{ button: 'Searching for addresses...' }],
    sent: [{ postcode: 'EX71 3AA' }],
  }),
};

export const AddressesFound: Story = {
  play: async (context) => {
    await lookUp.play({
      does: type('ex713aa'),
      sees: [choices, { button: 'Flat 2, 14 Sample Street, Sampleton' }],
      sent: [{ postcode: 'EX71 3AA' }],
    })(context);
    // On the page and for screen readers.
    await expect(context.canvas.getAllByText(wholeText('4 addresses found for EX71 3AA'))).toHaveLength(2);
  },
};

export const AddressChosen: Story = {
  name: 'Address chosen and filled in',
  play: play({
    does: [...search('EX71 3AA'), { press: 'Flat 1, 14 Sample Street, Sampleton' }],
    submits: false,
    focus: { group: 'Your current address' },
    values: { 'Address line 1': 'Flat 1', Postcode: 'EX71 3AA' },
    sent: [],
  }),
};

export const AlreadySearched: Story = {
  name: 'Same postcode searched twice',
  play: async (context) => {
    await lookUp.play({ does: type('EX71 4BB'), submits: true, sees: [choices] })(context);
    await lookUp.play({
      descriptions: { Postcode: 'This postcode has already been searched.' },
      sent: [{ postcode: 'EX71 4BB' }],
    })(context);
  },
};

export const NotAPostcode: Story = {
  name: 'Not a postcode',
  play: lookUp.play({
    does: type('Whitby'),
    descriptions: { Postcode: /Please enter a valid postcode$/ },
    sent: [],
  }),
};

export const PostcodeUnknown: Story = {
  name: 'Postcode not accepted',
  beforeEach: ({ loaded }) => {
    adapterOf(loaded).invoke = () => Promise.resolve({ type: 'error', data: 'postcode' });
  },
  play: lookUp.play({
    does: search('GIR 0AA'),
    descriptions: { Postcode: /Please enter a valid postcode\./ },
    lacks: [choices],
  }),
};

export const NoAddressesFound: Story = {
  play: lookUp.play({
    does: search('YO22 4DE'),
    descriptions: { Postcode: 'No addresses found for this postcode.' },
  }),
};

export const SearchFails: Story = {
  name: 'Search failed',
  parameters: lookUp.offline,
  play: lookUp.play({
    does: search('EX71 3AA'),
    descriptions: { Postcode: 'An error occurred while searching for addresses.' },
    values: { Postcode: 'EX71 3AA' },
  }),
};

export const NothingSearched: Story = {
  name: 'Next without a search',
  play: play({ problems: ['Please find your address with your postcode, or enter it manually.'] }),
};

export const NothingChosen: Story = {
  name: 'Next without choosing from the list',
  play: async (context) => {
    await play({ does: search('EX71 3AA'), sees: [choices] })(context);
    await play({ problems: ['Please choose your address from the list, or enter it manually.'] })(context);
  },
};

export const EnteredByHand: Story = {
  play: async (context) => {
    await play({ does: [byHand], values: { Country: 'United Kingdom' } })(context);
    await expect(context.canvas.getByLabelText('Country')).toHaveAttribute('readonly');
  },
};

export const EveryFieldMissing: Story = {
  play: play({
    does: [byHand],
    problems: ['Please enter the first line of your address', 'Please enter a city', 'Please enter a postcode'],
  }),
};

export const EveryFieldTooLong: Story = {
  play: play({
    does: [
      byHand,
      {
        fill: {
          'Address line 1': long,
          'Address line 2': long,
          'Address line 3': long,
          'Town or city': long,
          Postcode: long,
        },
      },
    ],
    problems: [
      'Address line 1 should not exceed 100 characters',
      'Address line 2 should not exceed 100 characters',
      'Address line 3 should not exceed 100 characters',
      'City name should not exceed 50 characters',
      'Please enter a valid postcode',
    ],
  }),
};

export const Sending: Story = {
  parameters: form.sending,
  play: play({ does: fill, sent: [sent], sees: [{ button: 'Loading...' }] }),
};

export const RefusedByTheServer: Story = {
  parameters: form.refusing(unknownPostcode),
  play: play({
    does: fill,
    alert: unknownPostcode,
    values: { 'Address line 1': '7 Harbour Row', Postcode: 'YO22 4DE' },
  }),
};

export const NoConnection: Story = {
  parameters: form.offline,
  play: play({ does: fill, alert: 'We could not reach our service.' }),
};

export const Sent: Story = {
  play: play({ does: fill, completed: { tags: [3] }, sent: [sent], sees: [{ button: 'Done' }] }),
};

export const byStatus = {
  form: {
    success: Sent,
    idle: BeforeSearching,
    error: RefusedByTheServer,
    invalid: EveryFieldMissing,
    pending: Sending,
  } satisfies Record<UseAddressFinderResult['state']['status'], Story>,
  search: { error: SearchFails, found: AddressesFound, idle: BeforeSearching, pending: Searching } satisfies Record<
    UseAddressFinderResult['search']['state']['status'],
    Story
  >,
};
