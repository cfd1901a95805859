import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PortalDashboard } from '../../../src/journeys/portal/PortalDashboard';
import type { PensionTraceProviderProps } from '../../../src/provider/PensionTraceProvider';
import { createMemoryAdapter } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

async function openTab(settings: Pick<PensionTraceProviderProps, 'paths' | 'useHref'> = {}) {
  const navigate = vi.fn();
  renderWithAdapter(<PortalDashboard />, createMemoryAdapter('portal'), { ...settings, navigate });
  await userEvent.click(await screen.findByRole('tab', { name: 'Your Documents' }));
  await screen.findByRole('list', { name: 'Your documents' });
  return { navigate, link: screen.getByRole('link', { name: 'Upload a document' }) };
}

describe('the documents tab', () => {
  it('links to the page for uploads', async () => {
    const { navigate, link } = await openTab();
    expect(link).toHaveAttribute('href', '/portal/documents');
    await userEvent.click(link);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/portal/documents');
  });

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
