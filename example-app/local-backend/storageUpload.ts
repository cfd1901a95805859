/**
 * Storage-js sends a Blob as a form whose file has no name, with how long to cache it in a field beside it; lite
 * looks for a file named `file`. As plain content every kind of upload looks alike.
 */
export async function readUpload(request: Request): Promise<Request> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) return request;
  const form = await request.formData();
  const file = [...form.values()].find((value) => value instanceof Blob);
  const seconds = form.get('cacheControl');
  const headers = new Headers(request.headers);
  const content = new Uint8Array(file ? await file.arrayBuffer() : []);
  headers.set('content-type', typeWithoutParameters(file?.type));
  headers.set('content-length', String(content.byteLength));
  if (typeof seconds === 'string') headers.set('cache-control', `max-age=${seconds}`);
  return new Request(request.url, { method: request.method, headers, body: content });
}

function typeWithoutParameters(type: string | undefined): string {
  return type?.split(';')[0]?.trim() || 'application/octet-stream';
}
