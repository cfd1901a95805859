import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PersonalDetailsForm } from '@pension-trace/react';
import { createMemoryAdapter } from '@pension-trace/react/memory';
import type { AuthListener } from '../../src/backend/PensionTraceAdapter';
import { renderWithAdapter } from './renderWithAdapter';

it('clears typed text when another customer logs in without a log-out', async () => {
  const memory = createMemoryAdapter('personal');
  const listeners = new Set<AuthListener>();
  const adapter = {
    ...memory,
    auth: {
      ...memory.auth,
      onChange(listener: AuthListener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
  renderWithAdapter(<PersonalDetailsForm />, adapter);
  const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Phone number/ });
  await screen.findByDisplayValue('Hale');
  await userEvent.type(phone(), '07700 900123');
  const logIn = async (userId: string) =>
    act(async () => listeners.forEach((listener) => listener('logged-in', { userId, email: undefined })));

  await logIn('grace');
  expect(phone().value).toBe('');
  await userEvent.type(phone(), '020 7946 0000');
  await logIn('heather');
  await logIn('grace');
  expect(phone().value).toBe('');
});
