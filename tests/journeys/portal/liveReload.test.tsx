import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { LiveTable, PensionTraceAdapter } from '../../../src/backend/PensionTraceAdapter';
import { PortalDashboard } from '../../../src/journeys/portal/PortalDashboard';
import { createMemoryAdapter } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

it('a change of a pension loads the pensions once, for the tab and its count', async () => {
  const memory = createMemoryAdapter('portal');
  const listeners: { table: LiveTable; onChange: () => void }[] = [];
  const adapter: PensionTraceAdapter = {
    ...memory,
    subscribe(table, onChange) {
      listeners.push({ table, onChange });
      return () => undefined;
    },
  };
  renderWithAdapter(<PortalDashboard />, adapter);
  await userEvent.click(await screen.findByRole('tab', { name: /^Your Pensions/ }));
  await screen.findByRole('list', { name: 'Your pensions' });

  const reads = () => memory.calls.filter(({ name }) => name === 'portal_user_pensions').length;
  const before = reads();
  for (const { table, onChange } of listeners) if (table === 'pensions') onChange();
  await waitFor(() => expect(reads()).toBe(before + 1));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(reads()).toBe(before + 1);
});
