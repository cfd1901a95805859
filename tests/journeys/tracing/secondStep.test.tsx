import { screen, waitFor } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { getScenario, sampleCode } from '../../../src/memory';
import { openAt as open } from './openAt';

const recoveryWithFactor = {
  ...getScenario('second-step'),
  loggedInAs: null,
  openedLink: { customerId: 'customer-1', accessLevel: 'aal1' as const },
};

const findStep = () => screen.findByRole('heading', { level: 1, name: 'Check that it is you' });

async function enterCode(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Code'), sampleCode);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

describe('PensionTracing while the second step is due', () => {
  it.each(['/', '/portal', '/portal/profile', '/personal', '/login', '/signup', '/reset-password', '/nowhere'])(
    'asks for the code at %s, keeps the address and reads nothing',
    async (address) => {
      const { adapter, path } = open(address, getScenario('second-step'));
      await findStep();
      expect(path()).toBe(address);
      expect(screen.queryByRole('progressbar')).toBeNull();
      await waitFor(() => expect(document.title).toBe('Check that it is you – Lantern Pension Tracing'));
      expect(adapter.calls.filter(({ name }) => name.startsWith('portal_') || name.startsWith('read.'))).toEqual([]);
    },
  );

  it('opens the preferences of a marketing link', async () => {
    open('/marketing?id=customer-1&email=margaret.hale%40example.com', getScenario('second-step'));
    expect(await screen.findByRole('switch', { name: 'Email' })).toBeVisible();
    expect(screen.queryByLabelText('Code')).toBeNull();
  });

  it('returns to the requested page after the code', async () => {
    const { path, user } = open('/portal/profile', getScenario('second-step'));
    await findStep();
    await enterCode(user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your Profile' })).toBeVisible();
    expect(path()).toBe('/portal/profile');
  });

  it('asks for the code after the log-in', async () => {
    const { path, user } = open('/login', { ...getScenario('second-step'), loggedInAs: null });
    await user.type(await screen.findByLabelText('Email'), 'margaret.hale@example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse battery');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await findStep()).toHaveFocus();
    await enterCode(user);
    await waitFor(() => expect(path()).toBe('/portal'));
  });

  it('asks for the code before a new password', async () => {
    const { path, user } = open('/reset-password', recoveryWithFactor);
    await findStep();
    await enterCode(user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible();
    expect(path()).toBe('/reset-password');
  });

  it('offers to log out', async () => {
    const { path, user } = open('/portal', getScenario('second-step'));
    await findStep();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(path()).toBe('/signup'));
  });
});
