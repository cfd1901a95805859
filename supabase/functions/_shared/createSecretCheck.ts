/** Returns a check of the bearer token of a request. Compares digests, so that the timing does not reveal the secret. */
export function createSecretCheck(secret: string): (request: Request) => Promise<boolean> {
  const wanted = digest(secret);
  return async (request) => {
    const [, token = ''] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
    const [one, other] = await Promise.all([wanted, digest(token)]);
    return one.every((byte, index) => byte === other[index]);
  };
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
