import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createAdapter, type PensionTraceProcedureInput } from '../../../src/adapter';
import { ReasonForm } from '../../../src/features/reason/ReasonForm';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

it('a screen needs only its own procedure', async () => {
  const portal_why = vi.fn(async (_input: PensionTraceProcedureInput<'portal_why'>) => [4]);
  const adapter = createAdapter({
    procedures: { portal_why },
    auth: { getSession: async () => ({ userId: 'one', email: 'margaret@example.com' }) },
  });
  const onCompleted = vi.fn<() => void>();
  const { errors } = renderWithAdapter(<ReasonForm onCompleted={onCompleted} />, adapter);
  await userEvent.click(await screen.findByText('Planning retirement'));
  await waitFor(() => expect(onCompleted).toHaveBeenCalled());
  expect(portal_why).toHaveBeenCalledWith({ p_reason: 4 }, expect.anything());
  expect(errors).toEqual([]);
});
