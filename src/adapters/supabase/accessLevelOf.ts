/**
 * Returns the access level in a session's token: `aal2` once a second factor has been verified, undefined when the
 * token has none. The server verifies the signature; this only decides which screen is shown.
 */
export function accessLevelOf(accessToken: string): string | undefined {
  const payload = accessToken.split('.')[1] ?? '';
  try {
    // atob misreads UTF-8 outside ASCII, but levels are ASCII.
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { aal?: unknown };
    return typeof claims.aal === 'string' ? claims.aal : undefined;
  } catch {
    return undefined;
  }
}
