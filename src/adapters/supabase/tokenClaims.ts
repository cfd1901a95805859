import * as z from 'zod/mini';

const claims = z.object({
  sub: z.optional(z.string()),
  aal: z.optional(z.string()),
  exp: z.optional(z.number()),
  iat: z.optional(z.number()),
});

/**
 * Returns what a session's token says: its customer and access level, and when it ends and was issued, in the server's seconds. The
 * server verifies the signature; this only decides what is shown.
 */
export function tokenClaims(accessToken: string): z.output<typeof claims> {
  const payload = accessToken.split('.')[1] ?? '';
  try {
    // atob misreads UTF-8 outside ASCII, but these claims are ASCII.
    return z.safeParse(claims, JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))).data ?? {};
  } catch {
    return {};
  }
}
