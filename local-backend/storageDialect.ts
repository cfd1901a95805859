import * as z from 'zod/mini';
import { listFolder, listRequest, storedObject } from './storageList';
import { reword, storageRefusal, withBody, type Forward } from './storageRequests';
import { refuseBadToken, sign, signUpload } from './storageSigning';
import { readUpload } from './storageUpload';
import { parseJson } from './jsonValues';

interface AnswerStorageOptions {
  forward: Forward;
  jwtSecret: string;
  now: number;
}

/**
 * Translates between an unmodified storage-js and lite's storage, which uses other names for the file in a form, the
 * signed URL in an answer and the folders in a list.
 */
export async function answerStorage(request: Request, options: AnswerStorageOptions): Promise<Response> {
  const { forward, jwtSecret, now } = options;
  const url = new URL(request.url);
  const [area = '', ...rest] = url.pathname.replace(/^\/storage\/v1\/object\/?/, '').split('/');
  const refusal = refuseBadToken(url, jwtSecret, now);
  if (refusal) return refusal;

  switch (`${request.method} ${area}`) {
    case 'POST list':
      return list(request, forward);
    case 'POST sign':
      return sign(request, rest.length > 1, forward);
    case 'POST upload':
      return signUpload(request, forward);
    case 'POST copy':
      return copy(request, forward);
    case 'GET info':
      return describe(request, forward);
    case 'POST move':
      return forward(request);
  }
  if (request.method === 'POST' || request.method === 'PUT') return forward(await readUpload(request));
  if (request.method === 'GET') return asDownload(await forward(request), url);
  return forward(request);
}

async function list(request: Request, forward: Forward): Promise<Response> {
  const parsed = z.safeParse(listRequest, parseJson(await request.clone().text()));
  if (!parsed.success) return storageRefusal(400, 'InvalidRequest', 'The request to list files is not well formed');
  const { prefix } = parsed.data;
  const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
  const answer = await forward(withBody(request, { prefix: folder }));
  return reword(answer, z.array(storedObject), (objects) => listFolder(objects, { ...parsed.data, prefix: folder }));
}

const copyRequest = z.object({ bucketId: z.string(), destinationBucket: z.optional(z.string()) });

async function copy(request: Request, forward: Forward): Promise<Response> {
  const parsed = z.safeParse(copyRequest, parseJson(await request.clone().text()));
  if (!parsed.success) return storageRefusal(400, 'InvalidRequest', 'The request to copy a file is not well formed');
  const { bucketId, destinationBucket } = parsed.data;
  return reword(await forward(request), z.object({ key: z.string() }), ({ key }) => ({
    Key: `${destinationBucket ?? bucketId}/${key}`,
  }));
}

async function describe(request: Request, forward: Forward): Promise<Response> {
  return reword(await forward(request), storedObject, ({ metadata, ...object }) => ({
    ...object,
    size: metadata?.size,
    content_type: metadata?.mimetype,
    cache_control: metadata?.cacheControl,
    etag: metadata?.eTag,
    last_modified: metadata?.lastModified,
  }));
}

/**
 * Files are from customers and have the application's origin, so nothing in them may run. With `?download=NAME` the
 * browser saves the file under that name.
 */
function asDownload(answer: Response, url: URL): Response {
  const headers = new Headers(answer.headers);
  headers.set('x-content-type-options', 'nosniff');
  headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  const wanted = url.searchParams.get('download');
  if (wanted !== null && answer.ok) {
    const name = wanted || decodeURIComponent(url.pathname.split('/').at(-1) ?? 'file');
    headers.set('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
  }
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers });
}
