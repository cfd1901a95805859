import { AddressFinder, BackendError } from '@pension-trace/react';
import type { UseAddressFinderResult } from '@pension-trace/react/headless';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sentTo } from '../../sentTo';
import { adapterOf } from '../../withPensionTrace';
import { wholeText } from '../../../tests/wholeText';

const meta = {
  title: 'Onboarding/Address',
  excludeStories: ['byStatus'],
  component: AddressFinder,
  args: { onCompleted: fn(), onInvalid: fn() },
  parameters: { pensionTrace: { scenario: 'address' } },
} satisfies Meta<typeof AddressFinder>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const noAnswer = new BackendError('unreachable', 'No answer came');
const typed = { line1: '7 Harbour Row', city: 'Whitby', postcode: 'yo22 4de' };
const sent = { p_line1: '7 Harbour Row', p_line2: '', p_line3: '', p_city: 'Whitby', p_postcode: 'YO22 4DE' };

const search =
  (postcode: string): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Postcode'), postcode);
    await userEvent.click(canvas.getByRole('button', { name: 'Find' }));
  };

const enterByHand: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Enter Address Manually' }));
  await userEvent.type(canvas.getByLabelText('Address line 1'), typed.line1);
  await userEvent.type(canvas.getByLabelText('Town or city'), typed.city);
  await userEvent.type(canvas.getByLabelText('Postcode'), typed.postcode);
};

const pressNext: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
};

export const BeforeSearching: Story = {
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your Address' })).toBeVisible();
    await expect(canvas.getByLabelText('Postcode')).toHaveValue('');
    await expect(sentTo(loaded, 'address')).toEqual([]);
  },
};

export const Searching: Story = {
  parameters: { pensionTrace: { scenario: 'address', memory: { pending: ['address'] } } },
  play: async (context) => {
    await search('ex71 3aa')(context);
    await expect(context.canvas.getByRole('button', { name: 'Searching for addresses...' })).toBeVisible();
    await expect(sentTo(context.loaded, 'address')).toEqual([{ postcode: 'EX71 3AA' }]);
  },
};

export const AddressesFound: Story = {
  play: async (context) => {
    await search('ex713aa')(context);
    const list = await context.canvas.findByRole('group', { name: 'Choose your address' });
    await expect(list).toHaveTextContent('Flat 2, 14 Sample Street, Sampleton');
    await expect(context.canvas.getAllByText(wholeText('4 addresses found for EX71 3AA'))).toHaveLength(2);
    await expect(sentTo(context.loaded, 'address')).toEqual([{ postcode: 'EX71 3AA' }]);
  },
};

export const AddressChosen: Story = {
  name: 'Address chosen and filled in',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await search('EX71 3AA')(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Flat 1, 14 Sample Street, Sampleton' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Your current address' })).toHaveFocus());
    await expect(canvas.getByLabelText('Address line 1')).toHaveValue('Flat 1');
    await expect(canvas.getByLabelText('Postcode')).toHaveValue('EX71 3AA');
    await expect(sentTo(context.loaded, 'portal_address')).toEqual([]);
  },
};

export const AlreadySearched: Story = {
  name: 'Same postcode searched twice',
  play: async (context) => {
    const { canvas, userEvent } = context;
    await search('EX71 4BB')(context);
    await canvas.findByRole('group', { name: 'Choose your address' });
    await userEvent.click(canvas.getByRole('button', { name: 'Find' }));
    await expect(canvas.getByLabelText('Postcode')).toHaveAccessibleDescription(
      /This postcode has already been searched\./,
    );
    await expect(sentTo(context.loaded, 'address')).toHaveLength(1);
  },
};

export const NotAPostcode: Story = {
  name: 'Not a postcode',
  play: async (context) => {
    await search('Whitby')(context);
    await expect(context.canvas.getByLabelText('Postcode')).toHaveAccessibleDescription(
      /Please enter a valid postcode$/,
    );
    await expect(sentTo(context.loaded, 'address')).toEqual([]);
  },
};

export const PostcodeUnknown: Story = {
  name: 'Postcode not accepted',
  play: async (context) => {
    adapterOf(context.loaded).invoke = () => Promise.resolve({ type: 'error', data: 'postcode' });
    await search('GIR 0AA')(context);
    await waitFor(() =>
      expect(context.canvas.getByLabelText('Postcode')).toHaveAccessibleDescription(/Please enter a valid postcode\./),
    );
  },
};

export const NoAddressesFound: Story = {
  play: async (context) => {
    await search('YO22 4DE')(context);
    await waitFor(() =>
      expect(context.canvas.getByLabelText('Postcode')).toHaveAccessibleDescription(
        /No addresses found for this postcode\./,
      ),
    );
  },
};

export const SearchFails: Story = {
  name: 'Search failed',
  parameters: { pensionTrace: { scenario: 'address', memory: { fail: { address: noAnswer } } } },
  play: async (context) => {
    await search('EX71 3AA')(context);
    await waitFor(() =>
      expect(context.canvas.getByLabelText('Postcode')).toHaveAccessibleDescription(
        /An error occurred while searching for addresses\./,
      ),
    );
    await expect(context.canvas.getByLabelText('Postcode')).toHaveValue('EX71 3AA');
  },
};

export const NothingSearched: Story = {
  name: 'Next without a search',
  play: async (context) => {
    await pressNext(context);
    const summary = await context.canvas.findByRole('alert', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveTextContent('Please find your address with your postcode, or enter it manually.');
    await expect(context.args.onInvalid).toHaveBeenCalledWith({ count: 1 });
    await expect(sentTo(context.loaded, 'portal_address')).toEqual([]);
  },
};

export const NothingChosen: Story = {
  name: 'Next without choosing from the list',
  play: async (context) => {
    await search('EX71 3AA')(context);
    await context.canvas.findByRole('group', { name: 'Choose your address' });
    await pressNext(context);
    await expect(await context.canvas.findByRole('alert', { name: 'There is a problem' })).toHaveTextContent(
      'Please choose your address from the list, or enter it manually.',
    );
    await expect(sentTo(context.loaded, 'portal_address')).toEqual([]);
  },
};

export const EnteredByHand: Story = {
  play: async (context) => {
    await enterByHand(context);
    await expect(context.canvas.getByLabelText('Country')).toHaveValue('United Kingdom');
    await expect(context.canvas.getByLabelText('Country')).toHaveAttribute('readonly');
  },
};

export const EveryFieldMissing: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Enter Address Manually' }));
    await pressNext(context);
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' });
    await expect(summary).toHaveTextContent('Please enter the first line of your address');
    await expect(summary).toHaveTextContent('Please enter a city');
    await expect(summary).toHaveTextContent('Please enter a postcode');
    await expect(sentTo(context.loaded, 'portal_address')).toEqual([]);
  },
};

export const EveryFieldTooLong: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Enter Address Manually' }));
    for (const name of [/^Address line 1/, /^Address line 2/, /^Address line 3/, 'Town or city', 'Postcode']) {
      await userEvent.click(canvas.getByLabelText(name));
      await userEvent.paste('A very long line '.repeat(7));
    }
    await pressNext(context);
    const summary = await canvas.findByRole('alert', { name: 'There is a problem' });
    await expect(summary).toHaveTextContent('Address line 1 should not exceed 100 characters');
    await expect(summary).toHaveTextContent('Address line 2 should not exceed 100 characters');
    await expect(summary).toHaveTextContent('Address line 3 should not exceed 100 characters');
    await expect(summary).toHaveTextContent('City name should not exceed 50 characters');
    await expect(summary).toHaveTextContent('Please enter a valid postcode');
  },
};

export const Sending: Story = {
  parameters: { pensionTrace: { scenario: 'address', memory: { pending: ['portal_address'] } } },
  play: async (context) => {
    await enterByHand(context);
    await pressNext(context);
    await expect(await context.canvas.findByRole('button', { name: 'Loading...' })).toBeVisible();
    await expect(sentTo(context.loaded, 'portal_address')).toEqual([sent]);
  },
};

export const RefusedByTheServer: Story = {
  parameters: {
    pensionTrace: { scenario: 'address', memory: { fail: { portal_address: 'We do not know that postcode.' } } },
  },
  play: async (context) => {
    await enterByHand(context);
    await pressNext(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('We do not know that postcode.');
    await expect(context.canvas.getByLabelText('Address line 1')).toHaveValue(typed.line1);
  },
};

export const NoConnection: Story = {
  parameters: { pensionTrace: { scenario: 'address', memory: { fail: { portal_address: noAnswer } } } },
  play: async (context) => {
    await enterByHand(context);
    await pressNext(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('We could not reach our service.');
  },
};

export const Sent: Story = {
  play: async (context) => {
    await enterByHand(context);
    await pressNext(context);
    await waitFor(() => expect(context.args.onCompleted).toHaveBeenCalledWith({ tags: [3] }));
    await expect(await context.canvas.findByRole('button', { name: 'Done' })).toBeVisible();
    await expect(sentTo(context.loaded, 'portal_address')).toEqual([sent]);
  },
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
