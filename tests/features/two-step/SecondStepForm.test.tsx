import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '../../../src/backend/BackendError';
import { PersonalDetailsForm } from '../../../src/features/personal-details/PersonalDetailsForm';
import { SecondStepForm } from '../../../src/features/two-step/SecondStepForm';
import { useAccount } from '../../../src/data/useAccount';
import { createMemoryAdapter, getScenario, type MemoryAdapter, type MemoryOptions } from '../../../src/memory';
import { renderWithAdapter, stillClock } from '../../provider/renderWithAdapter';
import { payloadsOf } from '../payloadsOf';

/** A minimal application: the second step before anything else. */
function Product() {
  const account = useAccount();
  if (account.status === 'second-step') return <SecondStepForm />;
  return account.status === 'success' ? <PersonalDetailsForm /> : <p>{account.status}</p>;
}

function renderStep(options: MemoryOptions = {}) {
  const adapter = createMemoryAdapter('second-step', { clock: stillClock, ...options });
  const onCompleted = vi.fn();
  const step = <SecondStepForm onCompleted={onCompleted} />;
  return {
    ...renderWithAdapter(step, adapter),
    adapter,
    onCompleted,

    user: userEvent.setup({ delay: null }),
  };
}

const codeOf = (adapter: MemoryAdapter, index = 0) => {
  const factor = adapter.state.customers[0]?.factors[index];
  if (!factor) throw new Error('There is no such factor.');
  return factor.code;
};

type User = ReturnType<typeof userEvent.setup>;

async function enter(user: User, code: string) {
  await user.type(screen.getByLabelText('Code'), code);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

describe('the second step', () => {
  it('accepts the code in two groups and with the keyboard alone, once for a double click', async () => {
    const { adapter, user, onCompleted } = renderStep({ delay: 5 });
    const code = codeOf(adapter);
    await user.tab();
    expect(screen.getByLabelText('Code')).toHaveFocus();
    await user.keyboard(`${code.slice(0, 3)} ${code.slice(3)}`);
    const button = screen.getByRole('button', { name: 'Continue' });
    await user.keyboard('{Enter}{Enter}');
    await user.dblClick(button);
    await waitFor(() => expect(onCompleted).toHaveBeenCalledOnce());
    expect(payloadsOf(adapter, 'auth.verifyFactor')).toEqual([{ factorId: 'factor-1', code }]);
    expect(adapter.state.accessLevel).toBe('aal2');
  });

  it('shows what to do about a wrong code, keeps it, and accepts the next one', async () => {
    const { adapter, user, onCompleted, errors } = renderStep();
    await enter(user, '000000');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This code does not fit. Your app shows a new one every 30 seconds: enter the one that it shows now.',
    );
    expect(screen.getByLabelText('Code')).toHaveValue('000000');
    expect(errors).toEqual([]);
    await user.clear(screen.getByLabelText('Code'));
    await enter(user, codeOf(adapter));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledOnce());
  });

  it('accepts the code of any app that was set up, and of no other', async () => {
    const { adapter, user, onCompleted } = renderStep();
    const factors = adapter.state.customers[0]?.factors;
    factors?.unshift({ id: 'unfinished', friendlyName: 'Old', code: '111111', isVerified: false });
    factors?.push({ id: 'second', friendlyName: 'Other', code: '222222', isVerified: true });
    await enter(user, codeOf(adapter, 2));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledOnce());
    const code = codeOf(adapter, 2);
    expect(payloadsOf(adapter, 'auth.verifyFactor')).toEqual([
      { factorId: 'factor-1', code },
      { factorId: 'second', code },
    ]);
  });

  it('shows that no app is left', async () => {
    const { adapter, user } = renderStep();
    const [customer] = adapter.state.customers;
    if (customer) customer.factors = [];
    await enter(user, '123456');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We know of no authenticator app for your account. Log out, then log in again.',
    );
  });

  it.each(['auth.listFactors', 'auth.verifyFactor'])('can be tried again when %s gets no answer', async (call) => {
    const fail: Record<string, BackendError> = { [call]: new BackendError('unreachable', 'No answer came') };
    const { adapter, user, onCompleted } = renderStep({ fail });
    await enter(user, codeOf(adapter));
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not reach our service.');
    delete fail[call];
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(onCompleted).toHaveBeenCalledOnce());
  });

  it('can log out, even after a failed try', async () => {
    const fail: Record<string, BackendError> = { 'auth.logOut': new BackendError('unreachable', 'No answer came') };
    const { adapter, user } = renderStep({ fail });
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You are still logged in');
    delete fail['auth.logOut'];
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(adapter.state.loggedInAs).toBeNull());
  });

  it('shows only the configured contact details to a customer who lost the phone', async () => {
    const adapter = createMemoryAdapter('second-step', { clock: stillClock });
    const config = { contact: { email: 'help@example.com', ukPhone: '0808 157 0192' } };
    renderWithAdapter(<SecondStepForm />, adapter, { config });
    await userEvent.click(screen.getByText('I have no code, or it does not fit'));
    expect(screen.getByRole('link', { name: 'help@example.com' })).toHaveAttribute('href', 'mailto:help@example.com');
    expect(screen.getByRole('link', { name: '0808 157 0192' })).toHaveAttribute('href', 'tel:08081570192');
    expect(screen.queryByText('From abroad')).toBeNull();
  });
});

describe('the product during the second step', () => {
  function renderProduct(adapter: MemoryAdapter) {
    return { ...renderWithAdapter(<Product />, adapter), user: userEvent.setup({ delay: null }) };
  }

  it('shows nothing else and reads nothing until it is passed, then continues', async () => {
    const adapter = createMemoryAdapter('second-step', { clock: stillClock });
    const { user } = renderProduct(adapter);
    expect(await screen.findByRole('heading', { name: 'Check that it is you' })).toBeVisible();
    expect(payloadsOf(adapter, 'portal_user')).toEqual([]);
    await enter(user, codeOf(adapter));
    expect(await screen.findByRole('heading', { name: 'Your Personal Details' })).toBeVisible();
  });

  it('keeps the values of a form when the step becomes due', async () => {
    const adapter = createMemoryAdapter('personal', { clock: stillClock });
    const { user } = renderProduct(adapter);
    await user.type(await screen.findByLabelText('Phone number'), '07700 900123');
    const [customer] = adapter.state.customers;
    const [factor] = getScenario('second-step').customers?.[0]?.factors ?? [];
    // Two-step sign-in was set up on another device; the next token shows it here.
    if (customer && factor) customer.factors = [factor];
    await act(async () => adapter.announceAuth('token-refreshed'));
    expect(await screen.findByRole('heading', { name: 'Check that it is you' })).toBeVisible();
    await enter(user, codeOf(adapter));
    expect(await screen.findByLabelText('Phone number')).toHaveValue('07700 900123');
  });

  it('continues when the step was passed in another tab', async () => {
    const adapter = createMemoryAdapter('second-step', { clock: stillClock });
    renderProduct(adapter);
    await screen.findByRole('heading', { name: 'Check that it is you' });
    adapter.state.accessLevel = 'aal2';
    await act(async () => adapter.announceAuth('mfa-verified'));
    expect(await screen.findByRole('heading', { name: 'Your Personal Details' })).toBeVisible();
  });

  it('asks for the code before a new password can be set', async () => {
    const adapter = createMemoryAdapter(
      {
        ...getScenario('second-step'),
        loggedInAs: null,
        openedLink: { customerId: 'customer-1', accessLevel: 'aal1' },
      },
      { clock: stillClock },
    );
    const { user } = renderProduct(adapter);
    await screen.findByRole('heading', { name: 'Check that it is you' });
    await enter(user, codeOf(adapter));
    expect(await screen.findByText('recovering')).toBeVisible();
  });
});
