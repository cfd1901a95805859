import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { App } from '../../example-app/src/App';
import { routes } from '../../example-app/src/routes';
import { createMemoryAdapter, getScenario, totpCode, type MemoryAdapter, type Scenario } from '../../src/testing';
import { stillClock } from '../provider/renderWithAdapter';

/** The whole application at an address, for somebody whose code is due. */
function open(address: string, scenario: Scenario = getScenario('second-step')) {
  const adapter = createMemoryAdapter(scenario, { clock: stillClock });
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(<App adapter={adapter} router={router} />);
  return { adapter, router, user: userEvent.setup() };
}

const findStep = () => screen.findByRole('heading', { level: 1, name: 'Check That It Is You' });

async function enterCode(adapter: MemoryAdapter, user: ReturnType<typeof userEvent.setup>) {
  const secret = adapter.state.customers[0]?.factors[0]?.secret ?? '';
  await user.type(screen.getByLabelText('Code'), await totpCode(secret, stillClock.now()));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

describe('the application while the code of an authenticator app is due', () => {
  it.each(['/', '/portal', '/portal/profile', '/personal', '/login', '/signup', '/reset-password', '/nowhere'])(
    'asks for it at %s, stays at that address, and reads nothing',
    async (address) => {
      const { adapter, router } = open(address);
      await findStep();
      expect(router.state.location.pathname).toBe(address);
      expect(screen.queryByRole('progressbar')).toBeNull();
      await waitFor(() => expect(document.title).toBe('Check that it is you – Lantern Pension Tracing'));
      expect(adapter.calls.filter(({ name }) => name.startsWith('portal_') || name.startsWith('read.'))).toEqual([]);
    },
  );

  it('opens the preferences of a marketing link all the same', async () => {
    open('/marketing?id=customer-1&email=margaret.hale%40example.com');
    expect(await screen.findByRole('switch', { name: 'Email' })).toBeVisible();
    expect(screen.queryByLabelText('Code')).toBeNull();
  });

  it('goes on to where the customer was', async () => {
    const { adapter, router, user } = open('/portal/profile');
    await findStep();
    await enterCode(adapter, user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your Profile' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/portal/profile');
  });

  it('comes between logging in and the portal', async () => {
    const { adapter, router, user } = open('/login', { ...getScenario('second-step'), signedInAs: null });
    await user.type(await screen.findByLabelText('Email'), 'margaret.hale@example.com');
    await user.type(screen.getByLabelText('Password'), 'correct horse battery');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await findStep()).toHaveFocus();
    await enterCode(adapter, user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/portal'));
  });

  it('comes before a new password', async () => {
    const { adapter, router, user } = open('/reset-password', { ...getScenario('second-step'), isRecovering: true });
    await findStep();
    await enterCode(adapter, user);
    expect(await screen.findByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/reset-password');
  });

  it('can be left by logging out', async () => {
    const { router, user } = open('/portal');
    await findStep();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/signup'));
  });
});
