import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { GuidePage } from '../../../src/features/support/GuidePage';
import { createMemoryAdapter, type MemoryOptions } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';
import { payloadsOf } from '../payloadsOf';

function renderGuide(id: string, options: MemoryOptions = {}) {
  const adapter = createMemoryAdapter('portal', options);
  const navigate = vi.fn();
  const view = renderWithAdapter(<GuidePage id={id} />, adapter, { navigate });
  return { ...view, adapter, navigate, user: userEvent.setup({ delay: null }) };
}

describe('a guide', () => {
  it('is read from its table and shows its title', async () => {
    const { adapter, user, navigate } = renderGuide('guide-1');
    expect(screen.getByText('Loading the guide')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'How pension tracing works' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'What we do' })).toBeVisible();
    expect(screen.getByText('Published 3 March 2026')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(payloadsOf(adapter, 'read.guide')).toEqual([{ id: 'guide-1' }]);
    await user.click(screen.getByRole('link', { name: 'Back to all guides' }));
    expect(navigate).toHaveBeenCalledWith('/portal/support');
  });

  it('links to pages of the host below the router’s base path', async () => {
    const adapter = createMemoryAdapter('portal');
    const navigate = vi.fn();
    Object.assign(adapter.state.guides[0] ?? {}, { content: '[Profile](/portal/profile)' });
    renderWithAdapter(<GuidePage id="guide-1" />, adapter, { navigate, useHref: (path) => `/pensions${path}` });
    const link = await screen.findByRole('link', { name: 'Profile' });
    expect(link).toHaveAttribute('href', '/pensions/portal/profile');
    await userEvent.click(link);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/portal/profile');
  });

  it('updates when its text changes', async () => {
    const { adapter } = renderGuide('guide-1');
    await screen.findByRole('heading', { level: 2, name: 'What we do' });
    Object.assign(adapter.state.guides[0] ?? {}, { content: 'Rewritten.' });
    adapter.announceChange('guides');
    expect(await screen.findByText('Rewritten.')).toBeVisible();
  });

  it('shows that the guide is missing', async () => {
    const { user, navigate } = renderGuide('mistyped');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Guide not found' });
    expect(heading).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Back to all guides' }));
    expect(navigate).toHaveBeenCalledWith('/portal/support');
  });

  it('is read again after a failure', async () => {
    const fail: Record<string, string> = { 'read.guide': 'No.' };
    const { user, errors } = renderGuide('guide-1', { fail });
    expect(await screen.findByText('Failed to load guide. Please try again later.')).toBeVisible();
    await waitFor(() => expect(errors).toHaveLength(1));
    delete fail['read.guide'];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'How pension tracing works' })).toBeVisible();
  });
});
