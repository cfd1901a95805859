import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { configuration, rules } from '../../example-app/src/configuration';
import { Site } from '../../example-app/src/Site';
import { createMemoryAdapter, getScenario, type MemoryScenario, type MemoryScenarioName } from '../../src/memory';
import { PensionTracing } from '../../src/product';
import '../../src/styles.css';

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

/** Shows the current path of the router. */
function Path() {
  return <output aria-label="Path">{useLocation().pathname}</output>;
}
const path = () => screen.getByRole('status', { name: 'Path' }).textContent;

/** Opens the example app at an address. */
function open(address: string, scenario: MemoryScenario | MemoryScenarioName) {
  const adapter = createMemoryAdapter(scenario);
  const view = render(
    <StrictMode>
      <MemoryRouter initialEntries={[address]}>
        <Site adapter={adapter} />
        <Path />
      </MemoryRouter>
    </StrictMode>,
  );
  return { ...view, adapter, user: userEvent.setup() };
}

/** The product in one component, with the example app's configuration. */
function Composed({ address, scenario }: { address: string; scenario: MemoryScenarioName }) {
  const [adapter] = useState(() => createMemoryAdapter(scenario));
  const [location, setLocation] = useState(address);
  return (
    <PensionTracing
      adapter={adapter}
      config={configuration}
      rules={rules}
      location={location}
      navigate={setLocation}
      hasFooter={false}
      hasSigningConfirmation
    />
  );
}

/** The markup below the provider, without generated ids, once nothing in it changes any more. */
async function settledMarkup(site: ReactNode): Promise<string> {
  const { container, unmount } = render(<StrictMode>{site}</StrictMode>);
  const markup = () => {
    const frame = container.querySelector('.ptr-tracing');
    return (frame?.innerHTML ?? '').replaceAll(/(?:react-aria-?)?_r_\w+_|react-aria-\w+/g, 'id');
  };
  await vi.waitFor(
    async () => {
      const before = markup();
      expect(before).toContain('<h1');
      expect(before).not.toMatch(/ptr-loading-screen|ptr-skeleton/);
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(markup()).toBe(before);
    },
    { timeout: 20_000 },
  );
  const settled = markup();
  unmount();
  return settled;
}

const [recipient] = getScenario('logged-out').customers ?? [];
if (!recipient) throw new Error('The scenario has no customer.');
const marketingLink = `/marketing?id=${recipient.id}&email=${encodeURIComponent(recipient.email)}`;

it.each([
  ['/signup', 'logged-out'],
  ['/login?id=invite-1', 'logged-out'],
  ['/login/invite-1', 'logged-out'],
  ['/forgot-password', 'logged-out'],
  [marketingLink, 'logged-out'],
  ['/personal', 'personal'],
  ['/address', 'address'],
  ['/why', 'reason'],
  ['/step6', 'not-eligible'],
  ['/create-trace', 'create-trace'],
  ['/traces', 'traces'],
  ['/known-pensions', 'known-pensions'],
  ['/add-pension', 'add-pension'],
  ['/pensions', 'pensions'],
  ['/authorisation', 'authorisation'],
  ['/action/authorisation', 'action-authorisation'],
  ['/cancelled-application', 'cancelled'],
  ['/portal', 'portal'],
  ['/portal/nowhere', 'portal'],
  ['/portal/profile', 'portal'],
  ['/portal/documents', 'portal'],
  ['/portal/trace/trace-1', 'portal'],
  ['/portal/pension/pension-2', 'portal'],
  ['/portal/support', 'portal'],
  ['/nowhere', 'reason'],
] as const)('shows the same at %s as the product in one component (%s)', async (address, scenario) => {
  const { href } = window.location;
  onTestFinished(() => window.history.replaceState(null, '', href));
  await vi.waitFor(
    async () => {
      const composed = await settledMarkup(<Composed address={address} scenario={scenario} />);
      const adapter = createMemoryAdapter(scenario);
      const named = await settledMarkup(
        <MemoryRouter initialEntries={[address]}>
          <Site adapter={adapter} />
        </MemoryRouter>,
      );
      expect(named).toBe(composed);
    },
    // The first time, some code may still be loading when the page is quiet.
    { timeout: 30_000 },
  );
});

it('keeps the frame mounted from page to page, with title and focus', async () => {
  const { container, user } = open('/portal', 'portal');
  await heading(/^Good /);
  const bar = container.querySelector('header');
  await user.click(screen.getByRole('link', { name: 'Documents' }));
  await waitFor(async () => expect(await heading('Your Documents')).toHaveFocus());
  expect(document.title).toBe('Your documents – Lantern Pension Tracing');
  expect(container.querySelector('header')).toBe(bar);
  expect(path()).toBe('/portal/documents');
});

it('says in the title that a named screen has errors', async () => {
  const { user } = open('/personal', 'personal');
  await heading('Your Personal Details');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(document.title).toBe('Error: Your personal details – Lantern Pension Tracing'));
});

it('links back to the earlier step while the tags allow it', async () => {
  const { customers = [], ...rest } = getScenario('reason');
  const { user } = open('/why', { ...rest, customers: customers.map((one) => ({ ...one, tags: [2, 3] })) });
  await user.click(await screen.findByRole('link', { name: 'Back' }));
  await heading('Your Address');
  expect(path()).toBe('/address');
});

it('opens an answer from the letter, and confirms a signature before the portal', async () => {
  const { user } = open('/authorisation', 'authorisation');
  await heading('Your Authorisation');
  const [change] = await screen.findAllByRole('button', { name: /^Change/ });
  if (!change) throw new Error('The letter has no button to change an answer.');
  await user.click(change);
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('radio', { name: 'Type' }));
  await user.type(screen.getByLabelText('Your full name'), 'Margaret Hale');
  await user.click(screen.getByRole('button', { name: 'Complete Application' }));
  await heading('Your letter is signed');
  expect(path()).toBe('/portal');
});

it('asks for a log-in when the session is lost, and returns to the page', async () => {
  const { adapter, user } = open('/portal/support', 'portal');
  await heading('How can we support you?');
  await adapter.auth.logOut();
  await heading(/Welcome Back/);
  await user.type(screen.getByLabelText('Email'), 'margaret.hale@example.com');
  await user.type(screen.getByLabelText('Password'), 'correct horse battery');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await heading('How can we support you?');
  expect(path()).toBe('/portal/support');
});
