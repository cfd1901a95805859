import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PortalDashboard } from '../../../src/journeys/portal/PortalDashboard';
import { createMemoryAdapter } from '../../../src/testing';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

async function openTab(element = <PortalDashboard />) {
  renderWithAdapter(element, createMemoryAdapter('portal'));
  await userEvent.click(await screen.findByRole('tab', { name: 'Your Documents' }));
  await screen.findByRole('list', { name: 'Your documents' });
}

describe('the tab of documents', () => {
  it('leads to where documents are uploaded', async () => {
    const onNavigate = vi.fn();
    await openTab(<PortalDashboard documentsHref="/portal/documents" onNavigate={onNavigate} />);
    const link = screen.getByRole('link', { name: 'Upload a document' });
    expect(link).toHaveAttribute('href', '/portal/documents');
    await userEvent.click(link);
    expect(onNavigate).toHaveBeenCalledWith('/portal/documents');
  });

  it('has no way there where there is no such page', async () => {
    await openTab();
    expect(screen.queryByRole('link', { name: 'Upload a document' })).toBeNull();
  });
});
