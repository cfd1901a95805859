import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { PensionTracing } from '../../../src/journeys/tracing/PensionTracing';
import { createMemoryAdapter, getScenario } from '../../../src/memory';

const scenario = getScenario('logged-out');
const [margaret] = scenario.customers ?? [];
if (!margaret) throw new Error('The scenario has no customer.');
const customers = [margaret, { ...margaret, id: 'customer-2', email: 'arthur.hale@example.com' }];
const [first = '', second = ''] = customers.map(
  ({ id, email }) => `/marketing?id=${id}&email=${encodeURIComponent(email)}`,
);

it('shows the choices of a second link’s recipient, not the unsaved ones of the first', async () => {
  const { state } = window.history;
  onTestFinished(() => window.history.replaceState(state, ''));
  const adapter = createMemoryAdapter({ ...scenario, customers });
  const at = (location: string) => <PensionTracing adapter={adapter} location={location} navigate={() => {}} />;
  const { rerender } = render(at(first));
  const email = await screen.findByRole('switch', { name: 'Email' });
  await userEvent.click(email);
  expect(email).not.toBeChecked();

  rerender(at(second));
  await expect.poll(() => adapter.calls.filter(({ name }) => name === 'marketing').length).toBe(2);
  await expect.poll(() => screen.queryByRole<HTMLInputElement>('switch', { name: 'Email' })?.checked).toBe(true);
  expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
});

it('finds the recipient of a link whose plus sign is not encoded', async () => {
  const { state } = window.history;
  onTestFinished(() => window.history.replaceState(state, ''));
  const adapter = createMemoryAdapter({
    ...scenario,
    customers: [{ ...margaret, email: 'margaret+pension@example.com' }],
  });
  const location = `/marketing?id=${margaret.id}&email=margaret+pension@example.com`;
  render(<PensionTracing adapter={adapter} location={location} navigate={() => {}} />);
  expect(await screen.findByRole('switch', { name: 'Email' })).toBeVisible();
});
