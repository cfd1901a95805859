import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Site } from '../../example-app/src/Site';
import { createMemoryAdapter, getScenario, type MemoryScenario, type MemoryScenarioName } from '../../src/memory';
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

it('opens an answer from the letter', async () => {
  const { user } = open('/authorisation', 'authorisation');
  await heading('Your Authorisation');
  const [change] = await screen.findAllByRole('button', { name: /^Change/ });
  if (!change) throw new Error('The letter has no button to change an answer.');
  await user.click(change);
  expect(await screen.findByRole('dialog')).toBeVisible();
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
