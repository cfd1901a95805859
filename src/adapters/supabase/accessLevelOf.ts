/**
 * The access level in a session's token: `aal2` once a second factor has been verified (specification section 4).
 * Undefined where the token says nothing of it. The server checks the signature; here it only decides what is shown.
 */
export function accessLevelOf(accessToken: string): string | undefined {
  const payload = accessToken.split('.')[1] ?? '';
  try {
    // Bytes of UTF-8 outside of ASCII come out as other letters, which no level is spelt with.
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { aal?: unknown };
    return typeof claims.aal === 'string' ? claims.aal : undefined;
  } catch {
    return undefined;
  }
}
