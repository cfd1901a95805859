import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { createMemoryAdapter } from '../../../src/memory';
import { PensionTraceOnboarding, PensionTracePortal } from '../../../src/product';
import { atOnce, stillClock } from '../../provider/renderWithAdapter';
import { signLetter } from '../../features/authorisation/signLetter';

const adapter = createMemoryAdapter('authorisation', { clock: stillClock });

/** A firm's site with its own router and its own log-in. The halves have paths that start with /apply and /pensions. */
function Site() {
  const [location, navigate] = useState('/pensions');
  const shared = {
    adapter,
    clock: stillClock,
    config: { ...atOnce, companyName: 'Lantern Pension Tracing' },
    logInUrl: '/log-in',
    location,
    navigate,
  };
  async function logIn() {
    await adapter.auth.logIn({ email: 'margaret.hale@example.com', password: 'correct horse battery' });
    navigate('/pensions');
  }
  if (location === '/log-in') return <button onClick={() => void logIn()}>Log in at the firm</button>;
  return location.startsWith('/pensions') ? (
    <PensionTracePortal {...shared} paths={{ home: '/pensions', portal: '/pensions/portal' }} onboardingUrl="/apply" />
  ) : (
    <PensionTraceOnboarding
      {...shared}
      paths={{ home: '/apply', authorisation: '/apply/authorisation' }}
      portalUrl="/pensions"
    />
  );
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name }, { timeout: 20_000 });

it('a customer goes from the firm’s log-in through the onboarding to the portal, and logs in again after a lost session', async () => {
  await adapter.auth.logOut();
  const user = userEvent.setup();
  render(<Site />);

  await heading('Log in to continue');
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  await user.click(screen.getByRole('button', { name: 'Log in at the firm' }));

  await heading('Your application is not finished');
  await user.click(screen.getByRole('link', { name: 'Continue your application' }));

  await heading('Your Authorisation');
  await signLetter(user);

  await heading('Your application is complete');
  await user.click(screen.getByRole('link', { name: 'Go to your portal' }));
  expect(await screen.findByText('Welcome To Your Pension Dashboard')).toBeVisible();

  await adapter.auth.logOut();
  await heading('Log in to continue');
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  expect(screen.getByRole('button', { name: 'Log in at the firm' })).toBeVisible();
});
