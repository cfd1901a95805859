import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { GuidePage } from '../../../src/features/support/GuidePage';
import { createMemoryAdapter, type MemoryOptions } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';

function renderGuide(id: string, options: MemoryOptions = {}) {
  const adapter = createMemoryAdapter('portal', options);
  const navigate = vi.fn();
  const view = renderWithAdapter(<GuidePage id={id} />, adapter, { navigate });
  return { ...view, adapter, navigate, user: userEvent.setup({ delay: null }) };
}

describe('a guide', () => {
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
});
