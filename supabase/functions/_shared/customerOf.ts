/**
 * The id of the customer from the request's token; undefined for any other token, such as the public key with the role
 * `anon`. The gateway has checked the signature.
 */
export function customerOf(request: Request): string | undefined {
  const [, claims = ''] =
    /^Bearer [^.\s]+\.([^.\s]+)\.[^.\s]+$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  try {
    const { role, sub } = Object(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))));
    return role === 'authenticated' && typeof sub === 'string' && sub !== '' ? sub : undefined;
  } catch {
    // Not a token.
    return undefined;
  }
}
