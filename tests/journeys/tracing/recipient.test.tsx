import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
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

describe('a link as a mail program left it', () => {
  const email = 'margaret+pension@example.com';
  const id = '3d0be4c1-5c1b-4f0e-8a55-2f6a0e9d1c34';
  function open(query: string) {
    const { state } = window.history;
    onTestFinished(() => window.history.replaceState(state, ''));
    const adapter = createMemoryAdapter({ ...scenario, customers: [{ ...margaret, id, email }] });
    const navigate = vi.fn();
    const view = (location: string) => <PensionTracing adapter={adapter} location={location} navigate={navigate} />;
    const { rerender } = render(view(`/marketing?${query}`));
    return { navigate, reopen: () => rerender(view('/marketing')) };
  }

  it.each([
    `id=${id}&email=${email}`,
    `id=3d0be4c1- 5c1b-4f0e-8a55-2f6a0e9d1c34&email=${email}`,
    `id%3D${id}%26amp;email%3D${encodeURIComponent(email)}`,
  ])('finds the recipient: %s', async (query) => {
    open(query);
    expect(await screen.findByRole('switch', { name: 'Email' })).toBeVisible();
  });

  it('says that it does not work, also after a reload, when it had both values', async () => {
    const { navigate, reopen } = open(`id=${id};email=${email}`);
    expect(await screen.findByText('This link does not work')).toBeVisible();
    expect(navigate.mock.calls).toEqual([['/marketing', { replace: true }]]);
    reopen();
    expect(screen.getByText('This link does not work')).toBeVisible();
    cleanup();
    expect(open('').navigate).not.toHaveBeenCalled();
    expect(await screen.findByText('This link does not work')).toBeVisible();
  });

  it('leads home without one of them', async () => {
    const { navigate } = open(`id=${id}`);
    await expect.poll(() => navigate.mock.calls).toEqual([['/', { replace: true }]]);
  });
});
