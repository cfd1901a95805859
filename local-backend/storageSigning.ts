import * as z from 'zod/mini';
import { readSignedToken } from './accessToken';
import { reword, storageRefusal, withBody, type Forward } from './storageRequests';
import { parse } from './parse';

const signed = z.object({ signedUrl: z.string() });
const signedUpload = z.object({ signedUrl: z.string(), token: z.string() });
const manyRequest = z.object({ paths: z.array(z.string()), expiresIn: z.number() });
const refused = z.object({ message: z.string() });

/** Signs the URL of one file, or of several. Lite treats a request for several as one without a name. */
export async function sign(request: Request, isOne: boolean, forward: Forward): Promise<Response> {
  if (isOne) {
    return reword(await forward(request), signed, ({ signedUrl }) => ({ signedURL: withoutBase(signedUrl) }));
  }
  const parsed = z.safeParse(manyRequest, await request.clone().json());
  if (!parsed.success) return storageRefusal(400, 'InvalidRequest', 'The request to sign files is not well formed');
  const { paths, expiresIn } = parsed.data;
  const answers: object[] = [];
  for (const path of paths) {
    const answer = await forward(withBody(request, { expiresIn }, `${request.url}/${encodeURI(path)}`));
    const body: unknown = await answer.json();
    answers.push(
      answer.ok
        ? { path, error: null, signedURL: withoutBase(parse(signed, body).signedUrl) }
        : { path, error: parse(refused, body).message, signedURL: null },
    );
  }
  return Response.json(answers);
}

/** Signs a URL to upload one file. */
export async function signUpload(request: Request, forward: Forward): Promise<Response> {
  return reword(await forward(request), signedUpload, ({ signedUrl, token }) => ({
    url: withoutBase(signedUrl),
    token,
  }));
}

/** Corrects lite, which answers an expired or foreign token with an internal error. */
export function refuseBadToken(url: URL, jwtSecret: string, now: number): Response | undefined {
  const token = url.searchParams.get('token');
  if (token === null || readSignedToken(token, jwtSecret, now)) return undefined;
  return storageRefusal(400, 'InvalidJWT', 'The link has expired or is not valid');
}

/** Signed URLs are relative to /storage/v1. */
function withoutBase(address: string): string {
  return address.replace(/^\/storage\/v1/, '');
}
