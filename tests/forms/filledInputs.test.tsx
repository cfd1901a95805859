import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AddressFinder, LogInForm, PersonalDetailsForm } from '../../src/index';
import { createMemoryAdapter, type MemoryScenarioName } from '../../src/memory';
import { renderWithAdapter } from '../provider/renderWithAdapter';

/** Writes into an input or select as some password managers do: without any event. */
function fillSilently(label: string, value: string) {
  const input = screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label);
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value') ?? {};
  set?.call(input, value);
}

/** An adapter that lists its calls of one procedure. */
function listing(scenario: MemoryScenarioName, procedure: string) {
  const adapter = createMemoryAdapter(scenario);
  const sent: unknown[] = [];
  return {
    sent,
    adapter: {
      ...adapter,
      rpc: (...call: Parameters<typeof adapter.rpc>) => {
        if (call[0] === procedure) sent.push(call[1]);
        return adapter.rpc(...call);
      },
    },
  };
}

it('sends what the inputs show, also what the browser filled in without an event', async () => {
  const { adapter, sent } = listing('personal', 'portal_personal');
  const onCompleted = vi.fn();
  renderWithAdapter(<PersonalDetailsForm onCompleted={onCompleted} />, adapter);
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Margaret'));
  fillSilently('Title', '5');
  fillSilently('Phone number', '07700 900123');
  fillSilently('Day', '14');
  fillSilently('Month', '3');
  fillSilently('Year', '1958');
  fillSilently('National Insurance number', 'AB123456C');
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(onCompleted).toHaveBeenCalled());
  expect(sent).toEqual([
    expect.objectContaining({ p_title: 5, p_national_insurance: 'AB123456C', p_date_of_birth: '1958-03-14' }),
  ]);
});

it('logs in with what a password manager filled in', async () => {
  const adapter = createMemoryAdapter('logged-out');
  const logIn = vi.spyOn(adapter.auth, 'logIn');
  renderWithAdapter(<LogInForm />, adapter);
  fillSilently('Email', 'margaret.hale@example.com');
  fillSilently('Password', 'correct horse battery');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(logIn).toHaveBeenCalled());
  expect(logIn.mock.calls[0]).toEqual(
    expect.arrayContaining([expect.objectContaining({ email: 'margaret.hale@example.com' })]),
  );
});

it('searches for the postcode that the input shows', async () => {
  const { adapter } = listing('address', '');
  const lookUp = vi.spyOn(adapter, 'invoke');
  renderWithAdapter(<AddressFinder />, adapter);
  await screen.findByLabelText('Postcode');
  fillSilently('Postcode', 'EX72 1QD');
  await userEvent.click(screen.getByRole('button', { name: 'Find' }));
  await waitFor(() => expect(lookUp).toHaveBeenCalled());
});
