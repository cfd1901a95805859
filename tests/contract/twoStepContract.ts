import { describe, expect, it } from 'vitest';
import { portalUser } from '../../src/backend/contracts/onboarding';
import type { AuthAdapter } from '../../src/backend/PensionTraceAdapter';
import { password, type Stage } from './customers';
import { expectRefusal } from './expectRefusal';

const names = { friendlyName: 'Authenticator app', issuer: 'Lantern Pension Tracing' };

/** Two-step sign-in in worlds that have it, and its refusal in the others. */
export function twoStepContract(at: () => Stage): void {
  /** Sets up an app for a new customer. Undefined in a world without two-step sign-in, after checking the refusal. */
  async function withApp() {
    const customer = await at().customer([13]);
    const { auth } = customer.backend;
    const { code } = at().world;
    if (code === undefined) {
      await expect(auth.enrolFactor(names)).rejects.toMatchObject({
        code: 'refused',
        serverCode: 'mfa_totp_enroll_not_enabled',
        message: expect.stringContaining('Two-step verification is not part of'),
      });
      await expect(auth.listFactors()).resolves.toEqual([]);
      await expect(auth.getSession()).resolves.toEqual({ userId: customer.id, email: customer.email });
      return undefined;
    }
    const enrolment = await auth.enrolFactor(names);
    return { ...customer, auth, enrolment, answer: { factorId: enrolment.factorId, code } };
  }

  describe('two-step sign-in', () => {
    it('returns an app’s secret, and does not require it yet', async () => {
      const mine = await withApp();
      if (!mine) return;
      const { auth, enrolment, id, email } = mine;
      expect(enrolment.qrCode).toMatch(/^data:image\/svg\+xml/);
      expect(enrolment.secret).toMatch(/^[A-Z2-7]{16,}$/);
      expect(enrolment.uri).toContain(`otpauth://totp/`);
      expect(enrolment.uri).toContain(`secret=${enrolment.secret}`);
      await expect(auth.listFactors()).resolves.toEqual([{ id: enrolment.factorId, isVerified: false }]);
      await logInAgain(auth, email);
      await expect(auth.getSession()).resolves.toEqual({ userId: id, email });
    });

    it('is on after the first accepted code, and asks for a code at the next sign-in', async () => {
      const mine = await withApp();
      if (!mine) return;
      const { auth, id, email, enrolment, answer } = mine;
      const events: unknown[] = [];
      const end = auth.onChange((event, session) => events.push([event, session?.secondStep]));
      await settle(auth);
      await auth.verifyFactor(answer);
      await expect(auth.listFactors()).resolves.toEqual([{ id: enrolment.factorId, isVerified: true }]);
      await logInAgain(auth, email);
      await expect(auth.getSession()).resolves.toEqual({ userId: id, email, secondStep: 'due' });
      await auth.verifyFactor(answer);
      await expect(auth.getSession()).resolves.toEqual({ userId: id, email, secondStep: 'passed' });
      end();
      expect(events).toEqual([
        ['restored', undefined],
        ['mfa-verified', 'passed'],
        ['logged-out', undefined],
        ['logged-in', 'due'],
        ['mfa-verified', 'passed'],
      ]);
    });

    it('refuses a wrong code', async () => {
      const mine = await withApp();
      if (!mine) return;
      const { factorId, code } = mine.answer;
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
      const attempt = mine.auth.verifyFactor({ factorId, code: wrong });
      await expectRefusal(attempt, 'mfa_verification_failed', 'Invalid TOTP code entered');
      await expect(mine.auth.listFactors()).resolves.toEqual([{ id: factorId, isVerified: false }]);
    });

    it('refuses everything except the second step while it is due', async () => {
      const mine = await withApp();
      if (!mine) return;
      const { auth, backend, call, email, answer } = mine;
      await auth.verifyFactor(answer);
      await logInAgain(auth, email);
      await expect(auth.updatePassword({ password: 'another horse battery' })).rejects.toMatchObject({
        serverCode: 'insufficient_aal',
      });
      const refusal = 'Please log out and log in again with the code of your authenticator app.';
      await expectRefusal(call(portalUser, undefined), 'PT403', refusal);
      await expect(backend.readTasks()).resolves.toEqual([]);
      await auth.verifyFactor(answer);
      await expect(call(portalUser, undefined)).resolves.toMatchObject({ email });
    });

    it('is off after the app is removed', async () => {
      const mine = await withApp();
      if (!mine) return;
      const { auth, id, email, enrolment, answer } = mine;
      await auth.verifyFactor(answer);
      await auth.removeFactor({ factorId: enrolment.factorId });
      await expect(auth.listFactors()).resolves.toEqual([]);
      await logInAgain(auth, email);
      await expect(auth.getSession()).resolves.toEqual({ userId: id, email });
    });

    it('can use a phone, whose code needs the text that was sent for it', async () => {
      const { backend, email, id } = await at().customer([13]);
      const { auth } = backend;
      const { code } = at().world;
      const enrolment = auth.enrolPhone({ friendlyName: 'Phone', phone: '+447700900123' });
      if (code === undefined) {
        await expect(enrolment).rejects.toMatchObject({ code: 'refused' });
        return;
      }
      const factorId = await enrolment;
      await expect(auth.listFactors()).resolves.toEqual([{ id: factorId, type: 'phone', isVerified: false }]);
      await expectRefusal(
        auth.verifyFactor({ factorId, code }),
        'mfa_verification_failed',
        'Invalid TOTP code entered',
      );
      const challengeId = await auth.challengeFactor({ factorId, channel: 'sms' });
      await auth.verifyFactor({ factorId, code, challengeId });
      await logInAgain(auth, email);
      await expect(auth.getSession()).resolves.toEqual({ userId: id, email, secondStep: 'due' });
    });

    it('does not find another customer’s app', async () => {
      const mine = await withApp();
      if (!mine) return;
      const { answer } = mine;
      const other = await at().customer();
      await expectRefusal(other.backend.auth.verifyFactor(answer), 'mfa_factor_not_found', 'Factor not found');
      await expectRefusal(other.backend.auth.removeFactor(answer), 'mfa_factor_not_found', 'Factor not found');
    });

    it('is refused without a session', async () => {
      const { backend } = await at().visitor();
      await expect(backend.auth.listFactors()).rejects.toMatchObject({ code: 'logged-out' });
    });
  });
}

async function logInAgain(auth: AuthAdapter, email: string): Promise<void> {
  await auth.logOut();
  await auth.logIn({ email, password });
}

/** Waits for pending auth events. */
async function settle(auth: AuthAdapter): Promise<void> {
  await auth.getSession();
  await new Promise((resolve) => setTimeout(resolve, 0));
}
