import type { AuthAdapter, AuthEvent, IdentityProof } from '../../backend/PensionTraceAdapter';
import { linkAccount, pageAccount, requireCustomer } from './account';
import type { Customer, MemoryFactor, MemoryState } from './MemoryState';
import { refusal } from './refusals';
import { sampleCode, sampleQrCode, sampleSecret, sampleUri } from './sampleEnrolment';

type FactorCalls = Pick<
  AuthAdapter,
  'listFactors' | 'enrolFactor' | 'enrolPhone' | 'challengeFactor' | 'verifyFactor' | 'removeFactor' | 'confirmIdentity'
>;

/** Two-step sign-in in memory: each factor has one code, which never changes. */
export function createMemoryFactors(
  state: MemoryState,
  ask: <Reply>(name: string, payload: object | undefined, answer: () => Reply) => Promise<Reply>,
  createId: () => string,
  announceAuth: (event: AuthEvent) => void,
): FactorCalls {
  const customer = (): Customer => requireCustomer(linkAccount(state) ?? pageAccount(state), 'A factor');

  const factor = (factorId: string): MemoryFactor => {
    const found = customer().factors.find(({ id }) => id === factorId);
    if (!found) throw refusal('mfa_factor_not_found', 'Factor not found');
    return found;
  };

  const requireCode = ({ factorId, code, challengeId }: NonNullable<IdentityProof['factor']>) => {
    const found = factor(factorId);
    const isSent = found.type !== 'phone' || (found.challengeId !== undefined && found.challengeId === challengeId);
    if (code !== found.code || !isSent) throw refusal('mfa_verification_failed', 'Invalid TOTP code entered');
    return found;
  };

  return {
    listFactors: () =>
      ask('listFactors', undefined, () =>
        customer().factors.map(({ id, type, isVerified }) => ({ id, isVerified, ...(type && { type }) })),
      ),
    enrolFactor: (input) =>
      ask('enrolFactor', input, () => {
        const factorId = createId();
        customer().factors.push({
          id: factorId,
          friendlyName: input.friendlyName,
          code: sampleCode,
          isVerified: false,
        });
        return { factorId, qrCode: sampleQrCode(), secret: sampleSecret, uri: sampleUri };
      }),
    enrolPhone: (input) =>
      ask('enrolPhone', input, () => {
        const id = createId();
        const { friendlyName } = input;
        customer().factors.push({ id, type: 'phone', friendlyName, code: sampleCode, isVerified: false });
        return id;
      }),
    challengeFactor: (input) =>
      ask('challengeFactor', input, () => {
        const challengeId = createId();
        factor(input.factorId).challengeId = challengeId;
        return challengeId;
      }),
    verifyFactor: (input) =>
      ask('verifyFactor', input, () => {
        requireCode(input).isVerified = true;
        (state.openedLink ?? state).accessLevel = 'aal2';
        announceAuth(state.openedLink ? 'link-opened' : 'mfa-verified');
      }),
    removeFactor: (input) =>
      ask('removeFactor', input, () => {
        const found = factor(input.factorId);
        const owner = customer();
        owner.factors = owner.factors.filter((one) => one !== found);
      }),
    confirmIdentity: (proof) =>
      ask('confirmIdentity', proof, () => {
        const { id, password, factors } = customer();
        if (password !== proof.password) throw refusal('invalid_credentials', 'Invalid login credentials');
        if (proof.factor) requireCode(proof.factor);
        const header = `Bearer ${createId()}`;
        // Like the database: with two-step sign-in, a password alone is not a proof.
        if (proof.factor || !factors.some(({ isVerified }) => isVerified)) state.confirmations[header] = id;
        return { Authorization: header };
      }),
  };
}
