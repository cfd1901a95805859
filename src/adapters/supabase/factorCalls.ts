import type { AuthMFAVerifyResponse } from '@supabase/supabase-js';
import type { AuthAdapter, IdentityProof } from '../../backend/PensionTraceAdapter';
import { answer } from './answer';
import type { AuthCalls } from './authCalls';
import type { Auth } from './secondClient';

type FactorCalls = Pick<
  AuthAdapter,
  'listFactors' | 'enrolFactor' | 'enrolPhone' | 'challengeFactor' | 'verifyFactor' | 'removeFactor'
>;

/** The second step of the log-in: an app or a phone. `onVerified` is called after each verification. */
export function createFactorCalls({ asCustomer, asAccount }: AuthCalls, onVerified: () => void): FactorCalls {
  return {
    async listFactors(options) {
      const { data } = await asAccount(options, ({ mfa }) => answer('Two-step sign-in', mfa.listFactors()));
      return data.all.map(({ id, status, factor_type: type }) => ({
        id,
        isVerified: status === 'verified',
        ...(type !== 'totp' && { type: type === 'phone' ? 'phone' : 'other' }),
      }));
    },
    async enrolFactor(names, options) {
      const { data } = await asCustomer(options, ({ mfa }) =>
        answer('Two-step sign-in', mfa.enroll({ factorType: 'totp', ...names })),
      );
      return { factorId: data.id, qrCode: asImage(data.totp.qr_code), secret: data.totp.secret, uri: data.totp.uri };
    },
    async enrolPhone(input, options) {
      const { data } = await asCustomer(options, ({ mfa }) =>
        answer('Two-step sign-in', mfa.enroll({ factorType: 'phone', ...input })),
      );
      return data.id;
    },
    async challengeFactor(input, options) {
      const { data } = await asAccount(options, ({ mfa }) => answer('Two-step sign-in', mfa.challenge(input)));
      return data.id;
    },
    async verifyFactor({ factorId, code, challengeId }, options) {
      const given = { factorId, code, challengeId };
      await asAccount(options, (account) => answer('Two-step sign-in', verify(account, given)));
      onVerified();
    },
    async removeFactor({ factorId }, options) {
      await asCustomer(options, ({ mfa }) => answer('Two-step sign-in', mfa.unenroll({ factorId })));
    },
  };
}

type Code = NonNullable<IdentityProof['factor']>;

/** Verifies a code, of an app or of a text that was asked for. */
export function verify({ mfa }: Auth, { factorId, code, challengeId }: Code): Promise<AuthMFAVerifyResponse> {
  return challengeId === undefined
    ? mfa.challengeAndVerify({ factorId, code })
    : mfa.verify({ factorId, challengeId, code });
}

/** Escapes `#`, which ends a data URL: the client adds the server's SVG to `data:` unescaped. */
function asImage(qrCode: string): string {
  return qrCode.replaceAll('#', '%23');
}
