import * as z from 'zod/mini';

/** Wrong passwords that one address may have in a window; lite itself sets no limit. */
export const signInLimit = { tries: 30, windowMinutes: 5 } as const;

const credentials = z.object({ email: z.string() });

/** Slows down someone who guesses passwords. */
export interface SignInLimit {
  /** An answer when this address has had too many tries, undefined when it may try. */
  refuse(body: unknown): Response | undefined;
  /** Remembers how the try ended. */
  note(body: unknown, response: Response): void;
}

/** Counts per e-mail address, in memory: a restart forgives. */
export function createSignInLimit(now: () => number): SignInLimit {
  const failures = new Map<string, number[]>();
  const windowMs = signInLimit.windowMinutes * 60_000;

  function recent(email: string): number[] {
    return (failures.get(email) ?? []).filter((time) => now() - time < windowMs);
  }

  return {
    refuse(body) {
      const email = emailOf(body);
      if (email === undefined || recent(email).length < signInLimit.tries) return undefined;
      const msg = `Too many attempts to log in. Please wait ${signInLimit.windowMinutes} minutes and try again.`;
      return Response.json(
        { code: 429, error_code: 'over_request_rate_limit', msg },
        { status: 429, headers: { 'retry-after': String(signInLimit.windowMinutes * 60) } },
      );
    },
    note(body, response) {
      const email = emailOf(body);
      if (email === undefined) return;
      for (const [known, times] of failures) {
        if (times.every((time) => now() - time >= windowMs)) failures.delete(known);
      }
      if (response.ok) failures.delete(email);
      else if (response.status === 400) failures.set(email, [...recent(email), now()]);
    },
  };
}

function emailOf(body: unknown): string | undefined {
  const parsed = credentials.safeParse(body);
  return parsed.success ? parsed.data.email.trim().toLowerCase() : undefined;
}
