import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../../src/backend/BackendError';
import { LogInForm } from '../../../src/features/access/LogInForm';
import { useAccount } from '../../../src/data/useAccount';
import { PersonalDetailsForm } from '../../../src/features/personal-details/PersonalDetailsForm';
import { createMemoryAdapter, type MemoryOptions, type MemoryScenarioName } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';
import { Remountable } from '../Remountable';
import { payloadsOf } from '../payloadsOf';

/** A minimal application: the log-in form while logged out, otherwise the customer's step. */
function Product({ inviteId }: { inviteId?: string | undefined }) {
  const account = useAccount();
  if (account.status === 'logged-out') return <LogInForm inviteId={inviteId} />;
  return account.status === 'success' ? <PersonalDetailsForm /> : <p>{account.status}</p>;
}

function renderProduct(scenario: MemoryScenarioName, options: MemoryOptions = {}, inviteId?: string) {
  const adapter = createMemoryAdapter(scenario, options);
  return {
    ...renderWithAdapter(<Product inviteId={inviteId} />, adapter),
    adapter,
    user: userEvent.setup({ delay: null }),
  };
}

type User = ReturnType<typeof userEvent.setup>;

async function logIn(user: User) {
  await user.type(await screen.findByLabelText('Email'), 'Margaret.Hale@example.com ');
  await user.click(screen.getByLabelText('Password'));
  await user.paste('correct horse battery');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

it('sends the address in lower case, once for a double click', async () => {
  const adapter = createMemoryAdapter('logged-out', { delay: 5 });
  const onCompleted = vi.fn();
  const user = userEvent.setup({ delay: null });
  renderWithAdapter(<LogInForm onCompleted={onCompleted} />, adapter);
  await user.type(screen.getByLabelText('Email'), 'Margaret.Hale@Example.com');
  await user.type(screen.getByLabelText('Password'), 'correct horse battery');
  await user.dblClick(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(onCompleted).toHaveBeenCalledOnce());
  expect(payloadsOf(adapter, 'auth.logIn')).toEqual([
    { email: 'margaret.hale@example.com', password: 'correct horse battery' },
  ]);
});

it('forgets the typed email once its customer has logged in', async () => {
  const user = userEvent.setup({ delay: null });
  renderWithAdapter(
    <Remountable>
      <LogInForm />
    </Remountable>,
    createMemoryAdapter('logged-out'),
  );
  await logIn(user);
  await screen.findByRole('button', { name: 'Done' });
  await user.click(screen.getByRole('button', { name: 'Unmount' }));
  await user.click(screen.getByRole('button', { name: 'Mount' }));
  expect(screen.getByLabelText('Email')).toHaveValue('');
});

describe('an invite', () => {
  it('greets by name and fills in the address, but never overwrites what was typed', async () => {
    let answer: () => void = () => undefined;
    const adapter = createMemoryAdapter('logged-out');
    const rpc = adapter.rpc.bind(adapter);
    adapter.rpc = async (...call) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return rpc(...call);
    };
    const user = userEvent.setup({ delay: null });
    renderWithAdapter(<LogInForm inviteId="invite-1" />, adapter);
    await user.type(screen.getByLabelText('Email'), 'me@example.com');
    answer();
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Back, Margaret' })).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('me@example.com');
  });

  it.each([
    ['unknown', {}, 'refused'],
    ['unreachable', { fail: { portal_welcome_back: new BackendError('unreachable', 'no answer') } }, 'unreachable'],
  ])('that is %s is reported to onError only', async (_what, options, code) => {
    const { errors } = renderProduct('logged-out', options, 'invite-9');
    await waitFor(() => expect(errors.map((error) => error.code)).toEqual([code]));
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a session that expires during a form', () => {
  it('shows a notice, and keeps the values until the customer has logged in again', async () => {
    const lost = { portal_personal: new BackendError('logged-out', 'JWT expired', { serverCode: 'PGRST301' }) };
    const { adapter, user, errors } = renderProduct('personal', { fail: lost });
    await user.type(await screen.findByLabelText('Phone number'), '07700 900123');
    await user.selectOptions(screen.getByLabelText('Title'), 'Mrs');
    await user.type(screen.getByLabelText('Day'), '27');
    await user.type(screen.getByLabelText('Month'), '03');
    await user.type(screen.getByLabelText('Year'), '1958');
    await user.type(screen.getByLabelText('National Insurance number'), 'AB 12 34 56 C');
    await user.click(screen.getByRole('button', { name: 'Next' }));

    expect(await screen.findByText(/^You have been signed out\. Log in again/)).toBeVisible();
    expect(errors.map(({ code }) => code)).toEqual(['logged-out']);
    // The auth service still has the same session, so logging in sends no event.
    await logIn(user);

    expect(await screen.findByLabelText('Phone number')).toHaveValue('07700 900123');
    expect(screen.getByLabelText('National Insurance number')).toHaveValue('AB 12 34 56 C');
    expect(payloadsOf(adapter, 'portal_user')).toHaveLength(2);
  });
});
