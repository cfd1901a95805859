import type { AuthSession } from '../../backend/PensionTraceAdapter';
import { accessLevelOf } from './accessLevelOf';

/** The part of a Supabase session that {@link toAuthSession} reads. */
interface SupabaseSession {
  access_token: string;
  user: { id: string; email?: string | undefined; factors?: readonly { status: string }[] | undefined };
}

/** The part of a Supabase session that the product uses. */
export function toAuthSession(session: SupabaseSession | null): AuthSession | null {
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
