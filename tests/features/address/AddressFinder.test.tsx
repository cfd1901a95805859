import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../../src/backend/BackendError';
import type { AddressLookupReply } from '../../../src/backend/contracts/addressLookup';
import { AddressFinder } from '../../../src/features/address/AddressFinder';
import { createMemoryAdapter, type MemoryOptions } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';
import { Remountable } from '../Remountable';
import { payloadsOf } from '../payloadsOf';
import { wholeText } from '../../wholeText';

function renderAddress(options: MemoryOptions = {}) {
  const adapter = createMemoryAdapter('address', options);
  const onCompleted = vi.fn();
  const onInvalid = vi.fn();
  const view = renderWithAdapter(<AddressFinder onCompleted={onCompleted} onInvalid={onInvalid} />, adapter);
  return { ...view, adapter, onCompleted, onInvalid, user: userEvent.setup({ delay: null }) };
}

type User = ReturnType<typeof userEvent.setup>;

const button = (name: string) => screen.getByRole('button', { name });
const expectDescribed = (label: string | RegExp, text: string | RegExp) =>
  waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringMatching(text)));

async function typeByHand(user: User) {
  await user.click(button('Enter Address Manually'));
  await user.type(screen.getByLabelText('Address line 1'), ' 7 Harbour Row ');
  await user.type(screen.getByLabelText('Town or city'), 'Whitby');
  await user.type(screen.getByLabelText('Postcode'), 'yo224de');
}

const sent = { p_line1: '7 Harbour Row', p_line2: '', p_line3: '', p_city: 'Whitby', p_postcode: 'YO22 4DE' };

describe('searching by postcode', () => {
  it('announces the number of addresses and fills in the chosen one', async () => {
    const { user, adapter, onCompleted } = renderAddress();
    await user.type(screen.getByLabelText('Postcode'), 'ex71 3aa{Enter}');
    await screen.findByRole('group', { name: 'Choose your address' });
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      '4 addresses found for EX71 3AA',
    );
    await user.click(button('Flat 2, 14 Sample Street, Sampleton'));
    expect(screen.getByRole('group', { name: 'Your current address' })).toHaveFocus();
    expect(screen.getByLabelText('Address line 1')).toHaveValue('Flat 2');
    await user.click(button('Next'));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledWith({ tags: [3] }));
    expect(payloadsOf(adapter, 'portal_address')).toEqual([
      { p_line1: 'Flat 2', p_line2: '14 Sample Street', p_line3: '', p_city: 'Sampleton', p_postcode: 'EX71 3AA' },
    ]);
  });

  it('formats a postcode in its field on leaving it, and leaves other text as typed', async () => {
    const { user } = renderAddress();
    const postcode = () => screen.getByLabelText('Postcode');
    await user.type(postcode(), 'ex713aa');
    await user.tab();
    expect(postcode()).toHaveValue('EX71 3AA');
    await user.clear(postcode());
    await user.type(postcode(), 'whitby');
    await user.tab();
    expect(postcode()).toHaveValue('whitby');
    await user.click(button('Enter Address Manually'));
    await user.clear(postcode());
    await user.type(postcode(), 'yo224de');
    await user.tab();
    expect(postcode()).toHaveValue('YO22 4DE');
  });

  it('asks for a postcode, and moves focus to it', async () => {
    const { user, adapter } = renderAddress();
    await user.click(button('Find'));
    await expectDescribed('Postcode', /Please enter a postcode$/);
    expect(screen.getByLabelText('Postcode')).toHaveFocus();
    expect(payloadsOf(adapter, 'address')).toEqual([]);
  });

  it('does not search the same postcode twice in a row, in any spelling', async () => {
    const { user, adapter } = renderAddress();
    await user.type(screen.getByLabelText('Postcode'), 'EX71 3AA{Enter}');
    await screen.findByRole('group', { name: 'Choose your address' });
    await user.clear(screen.getByLabelText('Postcode'));
    await user.type(screen.getByLabelText('Postcode'), 'ex713aa{Enter}');
    await expectDescribed('Postcode', /This postcode has already been searched\.$/);
    expect(payloadsOf(adapter, 'address')).toHaveLength(1);
    expect(screen.getByRole('group', { name: 'Choose your address' })).toBeVisible();
    await user.clear(screen.getByLabelText('Postcode'));
    await user.type(screen.getByLabelText('Postcode'), 'EX71 4BB{Enter}');
    await screen.findAllByText(wholeText('1 address found for EX71 4BB'));
    expect(screen.getByLabelText('Postcode')).not.toHaveAccessibleDescription(expect.stringMatching('searched'));
  });

  it('reports that a postcode has no addresses, and does not search it again', async () => {
    const { user, adapter } = renderAddress();
    await user.type(screen.getByLabelText('Postcode'), 'YO22 4DE{Enter}');
    await expectDescribed('Postcode', /No addresses found for this postcode\.$/);
    await user.click(button('Find'));
    await expectDescribed('Postcode', /This postcode has already been searched\.$/);
    expect(payloadsOf(adapter, 'address')).toEqual([{ postcode: 'YO22 4DE' }]);
  });

  it('searches the same postcode again after a failure', async () => {
    const fail: Record<string, BackendError> = { address: new BackendError('unreachable', 'no answer') };
    const { user, adapter, errors } = renderAddress({ fail });
    await user.type(screen.getByLabelText('Postcode'), 'EX71 3AA{Enter}');
    await expectDescribed('Postcode', /An error occurred while searching for addresses\.$/);
    expect(errors.map(({ code }) => code)).toEqual(['unreachable']);
    delete fail.address;
    await user.click(button('Find'));
    await screen.findByRole('group', { name: 'Choose your address' });
    expect(payloadsOf(adapter, 'address')).toHaveLength(2);
  });

  it.each<[string, AddressLookupReply | BackendError, RegExp]>([
    ['without addresses', { type: 'error', data: 'results' }, /No addresses found for this postcode\.$/],
    ['that rejects the postcode', { type: 'error', data: 'postcode' }, /Please enter a valid postcode\.$/],
    ['that never came', new BackendError('unreachable', 'no answer'), /An error occurred while searching/],
  ])('asks again after another postcode, after an answer %s', async (_name, failure, message) => {
    const adapter = createMemoryAdapter('address');
    let first: AddressLookupReply | BackendError | undefined = failure;
    const asked: object[] = [];
    const invoke: typeof adapter.invoke = async (name, body, options) => {
      asked.push(body);
      const reply = first;
      first = undefined;
      if (reply instanceof BackendError) throw reply;
      return reply ?? adapter.invoke(name, body, options);
    };
    renderWithAdapter(<AddressFinder />, { ...adapter, invoke });
    const user = userEvent.setup({ delay: null });
    async function search(postcode: string) {
      await user.clear(screen.getByLabelText('Postcode'));
      await user.type(screen.getByLabelText('Postcode'), `${postcode}{Enter}`);
    }
    await search('EX71 3AA');
    await expectDescribed('Postcode', message);
    await search('EX71 4BB');
    await screen.findAllByText(wholeText('1 address found for EX71 4BB'));
    await search('EX71 3AA');
    await screen.findAllByText(wholeText(/addresses found for EX71 3AA$/));
    // Both have answers with addresses now.
    await search('EX71 4BB');
    await screen.findAllByText(wholeText('1 address found for EX71 4BB'));
    await search('EX71 3AA');
    await screen.findAllByText(wholeText(/addresses found for EX71 3AA$/));
    expect(asked).toEqual([{ postcode: 'EX71 3AA' }, { postcode: 'EX71 4BB' }, { postcode: 'EX71 3AA' }]);
  });

  it('ignores the answer to an older search', async () => {
    const adapter = createMemoryAdapter('address');
    const answers = new Map<string, (reply: unknown) => void>();
    const invoke = (_name: string, body: object) =>
      new Promise((resolve) => answers.set(JSON.stringify(body), resolve));
    renderWithAdapter(<AddressFinder />, { ...adapter, invoke });
    const user = userEvent.setup({ delay: null });
    const reply = (line1: string) => ({ type: 'success', data: [{ line1, city: 'Sampleton', postcode: 'EX71 3AA' }] });
    await user.type(screen.getByLabelText('Postcode'), 'EX71 3AA{Enter}');
    await user.clear(screen.getByLabelText('Postcode'));
    await user.type(screen.getByLabelText('Postcode'), 'EX71 4BB{Enter}');
    await waitFor(() => expect(answers.size).toBe(2));
    answers.get('{"postcode":"EX71 4BB"}')?.(reply('New'));
    await screen.findByRole('button', { name: 'New, Sampleton' });
    await act(async () => answers.get('{"postcode":"EX71 3AA"}')?.(reply('Old')));
    expect(screen.queryByRole('button', { name: 'Old, Sampleton' })).toBeNull();
    expect(button('New, Sampleton')).toBeVisible();
  });
});

describe('pressing Next in search mode', () => {
  it('asks the customer to search the postcode', async () => {
    const { user, adapter, onInvalid } = renderAddress();
    await user.click(button('Next'));
    const summary = await screen.findByRole('alert', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    await user.click(
      screen.getByRole('link', { name: 'Please find your address with your postcode, or enter it manually.' }),
    );
    expect(screen.getByLabelText('Postcode')).toHaveFocus();
    expect(onInvalid).toHaveBeenCalledWith({ count: 1 });
    expect(payloadsOf(adapter, 'portal_address')).toEqual([]);
  });
});

describe('manual entry', () => {
  it('shows which fields are missing and sends nothing', async () => {
    const { user, adapter, onInvalid } = renderAddress();
    await user.click(button('Enter Address Manually'));
    expect(screen.getByLabelText('Address line 1')).toHaveFocus();
    await user.click(button('Next'));
    await expectDescribed('Address line 1', 'Please enter the first line of your address');
    await expectDescribed('Town or city', 'Please enter a city');
    await expectDescribed('Postcode', 'Please enter a postcode');
    expect(onInvalid).toHaveBeenCalledWith({ count: 3 });
    expect(payloadsOf(adapter, 'portal_address')).toEqual([]);
  });

  it('sends trimmed values and a formatted postcode, once for a double click', async () => {
    const { user, adapter, onCompleted } = renderAddress();
    await typeByHand(user);
    await user.dblClick(button('Next'));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledTimes(1));
    expect(payloadsOf(adapter, 'portal_address')).toEqual([sent]);
  });
});

describe('going back and forth', () => {
  it('keeps the values of both modes, and searches the postcode once', async () => {
    const { user } = renderAddress();
    await user.type(screen.getByLabelText('Postcode'), 'YO22 4DE');
    await user.click(button('Enter Address Manually'));
    expect(screen.getByLabelText('Postcode')).toHaveValue('YO22 4DE');
    await user.type(screen.getByLabelText('Address line 1'), '7 Harbour Row');
    await user.click(button('Search By Postcode'));
    expect(screen.getByLabelText('Postcode')).toHaveFocus();
    expect(screen.getByLabelText('Postcode')).toHaveValue('YO22 4DE');
    await user.click(button('Enter Address Manually'));
    expect(screen.getByLabelText('Address line 1')).toHaveValue('7 Harbour Row');
  });

  it('keeps the mode and the values while the screen is unmounted', async () => {
    const adapter = createMemoryAdapter('address');
    renderWithAdapter(
      <Remountable>
        <AddressFinder />
      </Remountable>,
      adapter,
    );
    const user = userEvent.setup({ delay: null });
    await waitFor(() => expect(payloadsOf(adapter, 'auth.getSession')).toHaveLength(1));
    await typeByHand(user);
    await user.click(button('Unmount'));
    expect(screen.queryByLabelText('Town or city')).toBeNull();
    await user.click(button('Mount'));
    expect(screen.getByLabelText('Town or city')).toHaveValue('Whitby');
  });

  it('works with the keyboard alone', async () => {
    const { user, adapter } = renderAddress();
    await user.tab();
    await user.keyboard('EX71 4BB{Enter}');
    await screen.findByRole('group', { name: 'Choose your address' });
    await user.tab();
    expect(button('Find')).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    await user.keyboard('{Tab>6/}');
    await user.keyboard('{Tab}');
    await user.keyboard('{Tab}');
    expect(button('Next')).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(payloadsOf(adapter, 'portal_address')).toHaveLength(1));
  });
});
