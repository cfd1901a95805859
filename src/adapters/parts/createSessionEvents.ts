import type { AuthAdapter, AuthEvent, AuthListener } from '../../backend/PensionTraceAdapter';

/** Tells listeners of the session what the adapter itself changes. */
interface SessionEvents {
  onChange: AuthAdapter['onChange'];
  /** Announces `event` once `reply` has arrived, and resolves with it. */
  after<Reply>(reply: Promise<Reply>, event: AuthEvent): Promise<Reply>;
}

/** Events for an auth service without an `onChange` of its own; the others announce their own changes. */
export function createSessionEvents(auth: Partial<AuthAdapter>): SessionEvents {
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
      const session = event === 'signed-out' ? null : await auth.getSession?.();
      // A sign-up that waits for a confirmed address has no session yet.
      if (session || event === 'signed-out') for (const listener of listeners) listener(event, session ?? null);
      return settled;
    },
  };
}
