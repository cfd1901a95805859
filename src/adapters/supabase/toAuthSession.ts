import type { Session } from '@supabase/supabase-js';
import type { AuthSession } from '../../backend/PensionTraceAdapter';
import { accessLevelOf } from './accessLevelOf';

/** The part of a Supabase session that the product uses. */
export function toAuthSession(session: Session | null): AuthSession | null {
  if (!session) return null;
  const { user } = session;
  const isPassed = accessLevelOf(session.access_token) === 'aal2';
  const secondStep = isPassed
    ? 'passed'
    : user.factors?.some(({ status }) => status === 'verified')
      ? 'due'
      : undefined;
  return { userId: user.id, email: user.email, ...(secondStep && { secondStep }) };
}
