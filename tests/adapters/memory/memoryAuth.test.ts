import { describe, expect, it } from 'vitest';
import type { AuthAdapter } from '../../../src/backend/PensionTraceAdapter';
import { createMemoryAdapter } from '../../../src/memory';

const newCustomer = {
  email: 'Frederick.Hale@Example.com',
  password: 'correct horse',
  firstName: 'Fred',
  lastName: 'Hale',
};

function listen(auth: AuthAdapter) {
  const events: string[] = [];
  auth.onChange((event, session) => events.push(`${event} ${session?.email ?? 'no one'}`));
  return events;
}

describe('the auth service in memory', () => {
  it('requires a confirmed address when the firm asks for it', async () => {
    const { auth, state } = createMemoryAdapter({ confirmsEmail: true });
    const events = listen(auth);
    await expect(auth.signUp(newCustomer)).resolves.toBe('confirm-email');
    await expect(auth.signUp(newCustomer)).resolves.toBe('confirm-email');
    await expect(auth.getSession()).resolves.toBeNull();
    expect(state.customers.map(({ email }) => email)).toEqual(['frederick.hale@example.com']);
    const [mail] = state.outbox;
    if (!mail) throw new Error('No mail was sent.');
    expect(mail.link.type).toBe('signup');
    await expect(auth.openLink(mail.link)).resolves.toEqual({ email: 'frederick.hale@example.com' });
    await expect(auth.openLink(mail.link)).rejects.toMatchObject({ serverCode: 'otp_expired' });
    await expect(auth.getSession()).resolves.toBeNull();
    expect(events).toEqual([]);
  });

  it('is in recovery from the link until the password changes', async () => {
    const { auth, state } = createMemoryAdapter('password-recovery');
    const events = listen(auth);
    await expect(auth.getSession()).resolves.toBeNull();
    expect(events).toEqual(['link-opened margaret.hale@example.com']);
    await expect(auth.updatePassword({ password: 'correct horse battery' })).rejects.toMatchObject({
      serverCode: 'same_password',
    });
    await auth.updatePassword({ password: 'another horse battery' });
    expect(events).toHaveLength(1);
    expect(state.openedLink).toBeNull();
  });

  it('emits the events that a test requests', async () => {
    const adapter = createMemoryAdapter('portal');
    const events = listen(adapter.auth);
    await adapter.auth.getSession();
    adapter.announceAuth('token-refreshed');
    adapter.announceAuth('mfa-verified');
    expect(events.slice(1)).toEqual([
      'token-refreshed margaret.hale@example.com',
      'mfa-verified margaret.hale@example.com',
    ]);
  });

  it('stores the redirect of a reset link', async () => {
    const { auth, state } = createMemoryAdapter();
    const redirectTo = 'https://portal.example.com/reset-password';
    await auth.requestPasswordReset({ email: 'margaret.hale@example.com', redirectTo });
    expect(state.outbox).toEqual([
      { to: 'margaret.hale@example.com', redirectTo, link: { tokenHash: 'memory-1', type: 'recovery' } },
    ]);
  });
});
