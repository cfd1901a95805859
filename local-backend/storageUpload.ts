/**
 * Converts a form upload into plain content. Storage-js sends a Blob as a form with a file without a name and a field
 * for the cache time; lite looks for a file named `file`.
 */
export async function readUpload(request: Request): Promise<Request> {
  const headers = new Headers(request.headers);
  if (!headers.get('content-type')?.startsWith('multipart/form-data')) {
    return withContent(request, headers, await request.arrayBuffer());
  }
  const form = await request.formData();
  const file = [...form.values()].find((value) => value instanceof Blob);
  const seconds = form.get('cacheControl');
  headers.set('content-type', typeWithoutParameters(file?.type));
  if (typeof seconds === 'string') headers.set('cache-control', `max-age=${seconds}`);
  return withContent(request, headers, (await file?.arrayBuffer()) ?? new ArrayBuffer(0));
}

/** Lite trusts the Content-Length header, and accepts a request without one. */
function withContent({ method, url }: Request, headers: Headers, content: ArrayBuffer): Request {
  headers.set('content-length', String(content.byteLength));
  return new Request(url, { method, headers, body: content });
}

function typeWithoutParameters(type: string | undefined): string {
  return type?.split(';')[0]?.trim() || 'application/octet-stream';
}
