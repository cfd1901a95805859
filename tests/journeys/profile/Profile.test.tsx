import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Profile } from '../../../src/journeys/profile/Profile';
import { profileLoadingTime } from '../../../src/journeys/profile/useLoadingTime';
import { createMemoryAdapter } from '../../../src/memory';
import { renderWithAdapter } from '../../provider/renderWithAdapter';
import { payloadsOf } from '../../features/payloadsOf';

afterEach(() => vi.useRealTimers());

describe('the profile', () => {
  it('shows the loading screen for a second after it has loaded', async () => {
    expect(profileLoadingTime).toBe(1000);
    vi.useFakeTimers();
    const adapter = createMemoryAdapter('portal');
    renderWithAdapter(<Profile />, adapter);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(payloadsOf(adapter, 'portal_user')).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(990));
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Your Profile' })).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(screen.queryByText('Loading...')).toBeNull();
    expect(screen.getByRole('tab', { name: 'Personal' })).toBeInTheDocument();
  });

  it('links to the firm’s email below the details, and without one says the same', async () => {
    const contact = { email: 'help@example.com' };
    const { unmount } = renderWithAdapter(<Profile loadingTime={0} />, createMemoryAdapter('portal'), {
      config: { contact },
    });
    const link = await screen.findByRole('link', { name: 'Write to us' });
    expect(link).toHaveAttribute('href', 'mailto:help@example.com');
    unmount();
    renderWithAdapter(<Profile loadingTime={0} />, createMemoryAdapter('portal'));
    expect(await screen.findByText('Write to us')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Write to us' })).toBeNull();
  });

  it('says that no phone number is given', async () => {
    const adapter = createMemoryAdapter('portal');
    Object.assign(adapter.state.customers[0] ?? {}, { phone: null });
    renderWithAdapter(<Profile loadingTime={0} />, adapter);
    expect((await screen.findByText('Phone number')).nextElementSibling).toHaveTextContent('Not given');
  });
});
