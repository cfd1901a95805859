import { BackendError } from '../../backend/BackendError';
import type { AuthAdapter, AuthEvent, IdentityProof } from '../../backend/PensionTraceAdapter';
import type { Clock } from '../../domain/clock';
import type { Responder } from './createResponder';
import type { Customer, MemoryFactor, MemoryState } from './MemoryState';
import { sampleQrCode, sampleSecret, sampleUri } from './sampleEnrolment';
import { authAccount, isStepDue } from './loggedInCustomer';
import { acceptedCodes, totpCode } from './totpCode';

interface World {
  state: MemoryState;
  respond: Responder;
  createId: () => string;
  clock: Clock;
  announceAuth: (event: AuthEvent) => void;
}

type FactorCalls = Pick<
  AuthAdapter,
  'listFactors' | 'enrolFactor' | 'challengeFactor' | 'verifyFactor' | 'removeFactor' | 'confirmIdentity'
>;

/** Two-step sign-in in memory: real codes from the injected clock, and the error texts of Supabase Auth. */
export function createMemoryFactors({ state, respond, createId, clock, announceAuth }: World): FactorCalls {
  const customer = (): Customer => {
    const found = authAccount(state).customer;
    if (!found) throw new BackendError('logged-out', 'A factor needs a session that the server accepts');
    return found;
  };

  const factor = (factorId: string): MemoryFactor => {
    const found = customer().factors.find(({ id }) => id === factorId);
    if (!found) throw refusal('mfa_factor_not_found', 'Factor not found');
    return found;
  };

  const requireSecondStep = (message: string) => {
    if (isStepDue(authAccount(state))) throw refusal('insufficient_aal', message);
  };

  const requireCode = async ({ factorId, code, challengeId }: NonNullable<IdentityProof['factor']>) => {
    const found = factor(factorId);
    const sent = state.texts.filter((text) => text.challengeId === challengeId && text.factorId === found.id);
    const codes =
      found.type === 'phone' ? sent.map((text) => text.code) : await acceptedCodes(found.secret, clock.now());
    if (!codes.includes(code)) throw refusal('mfa_verification_failed', 'Invalid TOTP code entered');
    return found;
  };

  return {
    async listFactors() {
      await respond('auth.listFactors', undefined, undefined, () => undefined);
      return customer().factors.map(({ id, type, isVerified }) => ({ id, isVerified, ...(type && { type }) }));
    },
    async enrolFactor(input) {
      await respond('auth.enrolFactor', input, undefined, () => undefined);
      if (!state.hasTwoStep) throw refusal('mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP');
      const { factors } = customer();
      const { friendlyName } = input;
      if (factors.some((other) => other.friendlyName === friendlyName)) {
        const message = `A factor with the friendly name "${friendlyName}" for this user already exists`;
        throw refusal('mfa_factor_name_conflict', message);
      }
      requireSecondStep('AAL2 required to enroll a new factor');
      const id = createId();
      factors.push({ id, friendlyName, secret: sampleSecret, isVerified: false });
      return { factorId: id, qrCode: sampleQrCode(), secret: sampleSecret, uri: sampleUri };
    },
    async challengeFactor(input) {
      await respond('auth.challengeFactor', input, undefined, () => undefined);
      const { id, secret } = factor(input.factorId);
      const challengeId = createId();
      state.texts.push({ challengeId, factorId: id, code: await totpCode(secret, clock.now()) });
      return challengeId;
    },
    async verifyFactor(input) {
      await respond('auth.verifyFactor', input, undefined, () => undefined);
      const found = await requireCode(input);
      found.isVerified = true;
      (state.openedLink ?? state).accessLevel = 'aal2';
      announceAuth(state.openedLink ? 'link-opened' : 'mfa-verified');
    },
    async removeFactor(input) {
      await respond('auth.removeFactor', input, undefined, () => undefined);
      const found = factor(input.factorId);
      if (found.isVerified) requireSecondStep('AAL2 required to unenroll verified factor');
      const owner = customer();
      owner.factors = owner.factors.filter(({ id }) => id !== input.factorId);
    },
    async confirmIdentity(proof) {
      await respond('auth.confirmIdentity', proof, undefined, () => undefined);
      const { id, password, factors } = customer();
      if (password !== proof.password) throw refusal('invalid_credentials', 'Invalid login credentials');
      if (proof.factor) await requireCode(proof.factor);
      const header = `Bearer ${createId()}`;
      // Like the database: with two-step sign-in, a password alone is not a proof.
      if (proof.factor || !factors.some(({ isVerified }) => isVerified)) {
        state.confirmations[header] = { customerId: id, at: clock.now().toISOString() };
      }
      return { Authorization: header };
    },
  };
}

function refusal(serverCode: string, message: string): BackendError {
  return new BackendError('refused', message, { serverCode });
}
