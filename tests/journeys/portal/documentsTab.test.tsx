import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PortalDashboard } from '../../../src/journeys/portal/PortalDashboard';
import type { PensionTraceProviderProps } from '../../../src/provider/PensionTraceProvider';
import { createMemoryAdapter } from '../../../src/memory';
import { openAt } from '../tracing/openAt';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

async function openTab(settings: Pick<PensionTraceProviderProps, 'paths' | 'useHref'> = {}) {
  const navigate = vi.fn();
  renderWithAdapter(<PortalDashboard />, createMemoryAdapter('portal'), { ...settings, navigate });
  await userEvent.click(await screen.findByRole('tab', { name: 'Your Documents' }));
  await screen.findByRole('list', { name: 'Your documents' });
  return { navigate, link: screen.getByRole('link', { name: 'Upload a document' }) };
}

it.each([
  ['tab', () => openTab()],
  ['page', () => openAt('/portal/documents', 'portal')],
])('the signed authorisation is in the %s', async (_place, open) => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Your signed authorisation' })).toBeVisible();
  expect(await screen.findByRole('list', { name: 'Your documents' })).toBeVisible();
});

describe('the documents tab', () => {
  it('uses the host’s path and base address', async () => {
    const { navigate, link } = await openTab({
      paths: { documents: '/account/papers' },
      useHref: (path) => `/pensions${path}`,
    });
    expect(link).toHaveAttribute('href', '/pensions/account/papers');
    await userEvent.click(link);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/account/papers');
  });
});
