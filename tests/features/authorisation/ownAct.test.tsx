import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import '../../../src/styles.css';
import { BackendError } from '../../../src/backend/BackendError';
import { useAccount } from '../../../src/data/useAccount';
import { LogInForm } from '../../../src/features/access/LogInForm';
import { AuthorisationPad } from '../../../src/features/authorisation/AuthorisationPad';
import { createMemoryAdapter, type MemoryOptions } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';
import { Remountable } from '../Remountable';
import { payloadsOf } from '../payloadsOf';
import { smallPicture } from './pictures';
import { signLetter, tickAll, typeName } from './signLetter';

const lost = /^You were logged out before your letter was sent/;
const loseSession = { portal_authorisation: new BackendError('logged-out', 'JWT expired', { serverCode: 'PGRST301' }) };
const pad = <AuthorisationPad captureScreenshot={() => Promise.resolve(smallPicture)} />;

/** The log-in form while logged out, otherwise the letter, as in the composed product. */
function Routed() {
  return useAccount().status === 'logged-out' ? <LogInForm /> : pad;
}

function renderLetter(element: React.ReactElement, memory: MemoryOptions = {}) {
  const adapter = createMemoryAdapter('authorisation', memory);
  const view = renderWithAdapter(element, adapter);
  return { ...view, adapter, user: userEvent.setup({ delay: null }) };
}

type User = ReturnType<typeof userEvent.setup>;

async function logIn(user: User) {
  await user.type(await screen.findByLabelText('Email'), 'margaret.hale@example.com');
  await user.type(screen.getByLabelText('Password'), 'correct horse battery');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

async function expectEmptyLetter(user: User) {
  for (const box of await screen.findAllByRole('checkbox')) expect(box).not.toBeChecked();
  expect(screen.getByRole('img', { name: /^Place for your signature/ })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Type' }));
  expect(screen.getByLabelText('Your full name')).toHaveValue('');
}

describe('ticks and signature', () => {
  it('are cleared when the customer leaves the screen and returns', async () => {
    const { user } = renderLetter(<Remountable>{pad}</Remountable>);
    await tickAll(user);
    await typeName(user);
    await user.click(screen.getByRole('button', { name: 'Unmount' }));
    await user.click(screen.getByRole('button', { name: 'Mount' }));
    await expectEmptyLetter(user);
    expect(screen.queryByText(lost)).toBeNull();
  });

  it('are cleared after a session that ended, and the letter says so when the log-in led back to it', async () => {
    const { user } = renderLetter(<Routed />, { fail: loseSession });
    await signLetter(user);
    await logIn(user);
    expect(await screen.findByText(lost)).toBeVisible();
    await expectEmptyLetter(user);
  });

  it('are not reported as lost if there were none', async () => {
    const { user, adapter } = renderLetter(<Routed />);
    await screen.findAllByRole('checkbox');
    await adapter.auth.logOut();
    await logIn(user);
    await screen.findAllByRole('checkbox');
    expect(screen.queryByText(lost)).toBeNull();
  });
});

describe('a typed name that is not the account’s', () => {
  const question = /^Is this your full name\? Your account says Margaret Hale\./;

  it('is asked about once, then sent as typed', async () => {
    const { user, adapter } = renderLetter(pad);
    await signLetter(user, 'Peggy Hale');
    await waitFor(() =>
      expect(screen.getByLabelText('Your full name')).toHaveAccessibleDescription(
        expect.stringMatching(/Is this your full name\?/),
      ),
    );
    const inSummary = screen.getByRole('link', { name: question });
    expect(inSummary).toBeVisible();
    // A translator leaves the name as it is, in the summary and at the field.
    expect(within(inSummary).getByText('Margaret Hale')).toHaveAttribute('translate', 'no');
    const names = screen.getAllByText('Margaret Hale', { selector: '[translate=no]' });
    expect(names.filter((name) => name.closest('[id$=-error]'))).toHaveLength(1);
    expect(payloadsOf(adapter, 'portal_authorisation')).toEqual([]);
    await user.click(screen.getByLabelText('Your full name'));
    await user.paste('-Thornton');
    await user.click(screen.getByRole('button', { name: 'Complete Application' }));
    await waitFor(() => expect(payloadsOf(adapter, 'portal_authorisation')).toHaveLength(1));
  });

  it('is not asked about when only case, accents or spaces differ', async () => {
    const { user, adapter } = renderLetter(pad);
    await signLetter(user, ' margarét  HALE');
    await waitFor(() => expect(payloadsOf(adapter, 'portal_authorisation')).toHaveLength(1));
  });
});
