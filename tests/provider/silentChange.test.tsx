import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PersonalDetailsForm } from '@pension-trace/react';
import { createMemoryAdapter, getScenario } from '@pension-trace/react/memory';
import { payloadsOf } from '../features/payloadsOf';
import { renderWithAdapter } from './renderWithAdapter';

/** Two customers of one browser, of whom Margaret is signed in. */
function twoCustomers() {
  const scenario = getScenario('personal');
  const [margaret] = scenario.customers ?? [];
  if (!margaret) throw new Error('The scenario has no customer.');
  const grace = { ...margaret, id: 'grace', email: 'grace@example.com', firstName: 'Grace', lastName: 'Poole' };
  const adapter = createMemoryAdapter({ ...scenario, customers: [margaret, grace] });
  /** As another tab, or the host's own client, would: without an event. */
  const becomeGrace = () => {
    adapter.state.loggedInAs = 'grace';
  };
  const ofGrace = () => adapter.state.customers.find(({ id }) => id === 'grace');
  return { adapter, becomeGrace, ofGrace };
}

const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Phone number/ });

it('sends nothing that one customer typed once the session is another’s, and shows the other’s screen, empty', async () => {
  const { adapter, becomeGrace, ofGrace } = twoCustomers();
  const { errors } = renderWithAdapter(<PersonalDetailsForm />, adapter, { config: { keepsDrafts: true } });
  await screen.findByDisplayValue('Hale');
  await waitFor(() => expect(payloadsOf(adapter, 'portal_drafts')).toHaveLength(1));
  becomeGrace();
  await userEvent.type(phone(), '07700 900123');
  // The pause of a draft is a second.
  await screen.findByDisplayValue('Poole', {}, { timeout: 3000 });
  expect(phone().value).toBe('');
  expect(payloadsOf(adapter, 'portal_draft_keep')).toEqual([]);
  expect(ofGrace()?.drafts).toEqual([]);
  expect(errors).toEqual([]);

  await userEvent.type(phone(), '020 7946 0000');
  await waitFor(() => expect(ofGrace()?.drafts).toHaveLength(1), { timeout: 3000 });
});

it('submits nothing into another customer’s profile', async () => {
  const { adapter, becomeGrace, ofGrace } = twoCustomers();
  renderWithAdapter(<PersonalDetailsForm />, adapter);
  await screen.findByDisplayValue('Hale');
  const user = userEvent.setup({ delay: null });
  await user.selectOptions(screen.getByLabelText('Title'), 'Mrs');
  await user.type(phone(), '07700 900123');
  for (const [name, value] of [
    ['Day', '27'],
    ['Month', '2'],
    ['Year', '1958'],
  ] as const) {
    await user.type(screen.getByLabelText(name), value);
  }
  await user.type(screen.getByLabelText('National Insurance number'), 'AB123456C');
  becomeGrace();
  await user.click(screen.getByRole('button', { name: /Continue|Next|Save/ }));
  await screen.findByDisplayValue('Poole');
  expect(payloadsOf(adapter, 'portal_personal')).toEqual([]);
  expect(ofGrace()?.tags).toEqual([1]);
  expect(phone().value).toBe('');
});
