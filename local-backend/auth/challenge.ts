import { authRefusal, type AuthCall } from './AuthCall';

/** The code challenge of a client that uses PKCE for its email links. */
export interface Challenge {
  challenge: string;
  method: 's256' | 'plain';
}

/** Undefined for a client that asks for the implicit flow. */
export function readChallenge({ body }: AuthCall): Challenge | undefined {
  const challenge = body?.code_challenge;
  const method = String(body?.code_challenge_method).toLowerCase();
  if (typeof challenge !== 'string' || (method !== 's256' && method !== 'plain')) return undefined;
  return { challenge, method };
}

/** The refusal of a malformed challenge, with the message of Supabase Auth. */
export function checkChallenge(call: AuthCall): Response | undefined {
  const { code_challenge: challenge, code_challenge_method: method } = call.body ?? {};
  if (!challenge && !method) return undefined;
  if (!challenge || !method) return refuse('PKCE flow requires code_challenge_method and code_challenge');
  const known = readChallenge(call);
  if (!known) return refuse('Invalid code_challenge_method');
  if (!/^[\w.~-]{43,128}$/.test(known.challenge)) {
    return refuse('code challenge must be 43 to 128 characters: letters, digits, - . _ and ~');
  }
  return undefined;
}

function refuse(message: string): Response {
  return authRefusal(400, 'validation_failed', message);
}
