import type { Given } from '../../domain/withDefaults';
import type { AuthAdapter, AuthEvent, AuthListener } from '../../backend/PensionTraceAdapter';

/** Notifies session listeners of the adapter's own changes. */
interface SessionEvents {
  onChange: AuthAdapter['onChange'];
  /** Sends `event` once `reply` has resolved, and resolves with the reply. */
  after<Reply>(reply: Promise<Reply>, event: AuthEvent): Promise<Reply>;
}

/** Session events for an auth service without its own `onChange`. */
export function createSessionEvents(auth: Given<AuthAdapter>): SessionEvents {
  if (auth.onChange !== undefined) {
    return { onChange: (listener) => auth.onChange?.(listener) ?? (() => {}), after: (reply) => reply };
  }
  const listeners = new Set<AuthListener>();
  return {
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async after(reply, event) {
      const settled = await reply;
      const session = event === 'logged-out' ? null : await auth.getSession?.();
      // A sign-up whose email address is not confirmed yet has no session.
      if (session || event === 'logged-out') for (const listener of listeners) listener(event, session ?? null);
      return settled;
    },
  };
}
