import { describe, expect, it } from 'vitest';
import { portalUser } from '../../src/backend/contracts/onboarding';
import type { AuthAdapter } from '../../src/backend/PensionTraceAdapter';
import { password, type Stage } from './customers';
import { expectRefusal } from './expectRefusal';

const names = { firstName: 'Margaret', lastName: 'Hale' };
const redirectTo = 'http://127.0.0.1/reset-password';

/** Sign-up, log-in, log-out and passwords. */
export function authContract(at: () => Stage): void {
  describe('the auth service', () => {
    it('signs up a customer, whose profile has their names', async () => {
      const { backend, call } = await at().visitor();
      const email = at().newEmail();
      await expect(backend.auth.getSession()).resolves.toBeNull();
      await expect(backend.auth.signUp({ email, password, ...names })).resolves.toBe('logged-in');

      const profile = await call(portalUser, undefined);
      await expect(backend.auth.getSession()).resolves.toEqual({ userId: profile.id, email });
      expect(profile).toMatchObject({
        first_name: 'Margaret',
        last_name: 'Hale',
        email,
        tags: [1],
        admin: false,
        first_visit: true,
        addresses: [],
        signature: null,
        birth_date: null,
        marketing: { email: false, text: false, post: false },
      });
    });

    it('refuses an e-mail address that has an account', async () => {
      const { email } = await at().customer();
      const { backend } = await at().visitor();
      await expectRefusal(
        backend.auth.signUp({ email, password, ...names }),
        'user_already_exists',
        'User already registered',
      );
    });

    it('refuses a wrong password and an unknown address with the same message', async () => {
      const { email } = await at().customer();
      const { backend } = await at().visitor();
      const wrong = backend.auth.logIn({ email, password: 'not the password' });
      await expectRefusal(wrong, 'invalid_credentials', 'Invalid login credentials');
      const unknown = backend.auth.logIn({ email: at().newEmail(), password });
      await expectRefusal(unknown, 'invalid_credentials', 'Invalid login credentials');
    });

    it('emits an event for each change of the session', async () => {
      const { email, id } = await at().customer();
      const { backend } = await at().visitor();
      const events: unknown[] = [];
      const end = backend.auth.onChange((event, session) => events.push([event, session]));
      await settle(backend.auth);
      await backend.auth.logIn({ email, password });
      await backend.auth.logIn({ email, password });
      await backend.auth.logOut();
      await backend.auth.logOut();
      expect(events).toEqual([
        ['logged-in', { userId: id, email }],
        ['logged-out', null],
      ]);
      await expect(backend.auth.getSession()).resolves.toBeNull();

      end();
      await backend.auth.logIn({ email, password });
      expect(events).toHaveLength(2);
    });

    it('sends the current session to a late listener', async () => {
      const { backend, id, email } = await at().customer();
      await settle(backend.auth);
      const events: unknown[] = [];
      backend.auth.onChange((event, session) => events.push([event, session]));
      await settle(backend.auth);
      expect(events).toEqual([['restored', { userId: id, email }]]);
    });

    it('emails a reset link, and gives the same answer for an unknown address', async () => {
      const { email, backend } = await at().customer();
      const unknown = at().newEmail();
      await expect(backend.auth.requestPasswordReset({ email, redirectTo })).resolves.toBeUndefined();
      await expect(backend.auth.requestPasswordReset({ email: unknown, redirectTo })).resolves.toBeUndefined();
      await expect(at().world.firm.resetMails(email)).resolves.toBe(1);
      await expect(at().world.firm.resetMails(unknown)).resolves.toBe(0);
    });

    it('opens a reset link beside the session of another customer, once', async () => {
      const { email, id, backend } = await at().customer();
      await backend.auth.requestPasswordReset({ email, redirectTo });
      const link = await at().world.firm.lastLink(email);

      const other = await at().customer();
      const { auth } = other.backend;
      await settle(auth);
      const received: unknown[] = [];
      auth.onChange((event, session) => received.push([event, session]));
      await settle(auth);
      await expect(auth.openLink(link)).resolves.toEqual({ email });
      await expect(auth.getSession()).resolves.toMatchObject({ email: other.email });
      const late: unknown[] = [];
      auth.onChange((event, session) => late.push([event, session]));
      await settle(auth);
      expect(late).toContainEqual(['link-opened', { userId: id, email }]);
      expect(received.slice(1)).toEqual([['link-opened', { userId: id, email }]]);

      await auth.updatePassword({ password: 'another horse battery' });
      await expect(auth.getSession()).resolves.toMatchObject({ email: other.email });
      await expectRefusal(auth.openLink(link), 'otp_expired', 'Email link is invalid or has expired');
      expect(received).toHaveLength(2);
      await auth.logOut();
      await expect(auth.logIn({ email, password: 'another horse battery' })).resolves.toBeUndefined();
      await auth.logOut();
      await expect(auth.logIn({ email: other.email, password })).resolves.toBeUndefined();
    });

    it('closes a reset link and keeps the password', async () => {
      const { email, backend } = await at().customer();
      await backend.auth.requestPasswordReset({ email, redirectTo });
      const link = await at().world.firm.lastLink(email);

      const { auth } = (await at().visitor()).backend;
      await settle(auth);
      const received: unknown[] = [];
      auth.onChange((event, session) => received.push([event, session?.email]));
      await auth.openLink(link);
      await auth.closeLink();
      expect(received).toEqual([
        ['link-opened', email],
        ['link-closed', undefined],
      ]);
      await expect(auth.getSession()).resolves.toBeNull();
      await expect(auth.updatePassword({ password: 'another horse battery' })).rejects.toMatchObject({
        code: 'logged-out',
      });
      await expect(auth.logIn({ email, password })).resolves.toBeUndefined();
    });

    it('changes a password', async () => {
      const { backend, email } = await at().customer();
      await backend.auth.updatePassword({ password: 'another horse battery' });
      await backend.auth.logOut();
      const old = backend.auth.logIn({ email, password });
      await expectRefusal(old, 'invalid_credentials', 'Invalid login credentials');
      await expect(backend.auth.logIn({ email, password: 'another horse battery' })).resolves.toBeUndefined();
    });

    it('changes an address once the links in both emails were opened', async () => {
      const { backend, email } = await at().customer();
      const { lastLink } = at().world.firm;
      const other = `new-${email}`;
      await backend.auth.requestEmailChange({ email: other });
      await expect(backend.auth.openLink(await lastLink(email))).resolves.toEqual({ email: undefined });
      await expect(backend.auth.openLink(await lastLink(other))).resolves.toEqual({ email: other });
      await backend.auth.logOut();
      await expect(backend.auth.logIn({ email: other, password })).resolves.toBeUndefined();
    });

    it('changes no password without a session', async () => {
      const { backend } = await at().visitor();
      const change = backend.auth.updatePassword({ password: 'another horse battery' });
      await expect(change).rejects.toMatchObject({ code: 'logged-out' });
    });
  });
}

/** Waits for pending auth events. */
async function settle(auth: AuthAdapter): Promise<void> {
  await auth.getSession();
  await new Promise((resolve) => setTimeout(resolve, 0));
}
