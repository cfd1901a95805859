import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { PensionTracing } from '../../../src/journeys/tracing/PensionTracing';
import { createMemoryAdapter, getScenario } from '../../../src/memory';

const scenario = getScenario('signed-out');
const [margaret] = scenario.customers ?? [];
if (!margaret) throw new Error('The scenario has no customer.');
const other = { ...margaret, id: 'customer-2', email: 'arthur.hale@example.com' };
const linkOf = ({ id, email }: typeof other) => `/marketing?id=${id}&email=${encodeURIComponent(email)}`;

it('shows the choices of a second link’s recipient, not the unsaved ones of the first', async () => {
  const adapter = createMemoryAdapter({ ...scenario, customers: [{ ...margaret, id: 'customer-1' }, other] });
  let open: (path: string) => void = () => {};
  function Host() {
    const [location, setLocation] = useState(linkOf({ ...other, id: 'customer-1', email: margaret?.email ?? '' }));
    open = setLocation;
    return <PensionTracing adapter={adapter} location={location} navigate={setLocation} />;
  }
  const { state } = window.history;
  onTestFinished(() => window.history.replaceState(state, ''));
  render(<Host />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('switch', { name: 'Email' }));
  expect(screen.getByRole('switch', { name: 'Email' })).not.toBeChecked();
  act(() => open(linkOf(other)));
  await expect.poll(() => adapter.calls.filter(({ name }) => name === 'marketing').length).toBe(2);
  await expect.poll(() => screen.queryByRole<HTMLInputElement>('switch', { name: 'Email' })?.checked).toBe(true);
  expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
});
