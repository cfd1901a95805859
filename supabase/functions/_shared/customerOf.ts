/**
 * The id of the customer whose token a request carries; undefined for any other token: the public key is one too, of the
 * role `anon`. The gateway has checked its signature.
 */
export function customerOf(request: Request): string | undefined {
  const [, claims = ''] =
    /^Bearer [^.\s]+\.([^.\s]+)\.[^.\s]+$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  try {
    const { role, sub } = Object(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))));
    return role === 'authenticated' && typeof sub === 'string' && sub !== '' ? sub : undefined;
  } catch {
    // Not a token at all.
    return undefined;
  }
}
