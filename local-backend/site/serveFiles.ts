import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

interface ServeFilesOptions {
  folder: string;
  /** Sent with every page and file. */
  headers: Readonly<Record<string, string>>;
  /** Changes a page before it is sent. */
  transformPage(html: string): string;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt; charset=utf-8',
};
const compressible = /^(?:text\/|application\/(?:json|manifest)|image\/svg)/;
const compress = promisify(gzip);

interface Prepared {
  /** Changes whenever the file does. */
  version: string;
  /** Computed from the sent content, because a page has more than its file. */
  tag: string;
  type: string;
  plain: Buffer;
  zipped: Buffer | undefined;
}

/**
 * Serves a built single-page application: files, and a page for every other path: its own, `any.html` in its folder, or
 * the shared one.
 */
export function serveFiles({ folder, headers, transformPage }: ServeFilesOptions) {
  const prepared = new Map<string, Prepared>();
  const assets = join(folder, 'assets') + sep;

  async function prepare(path: string): Promise<Prepared | undefined> {
    const known = prepared.get(path);
    // Vite puts a hash of the content into the name.
    if (known && path.startsWith(assets)) return known;
    const found = await stat(path).catch(absent);
    if (!found?.isFile()) return undefined;
    const version = `${found.size} ${found.mtimeMs}`;
    if (known?.version === version) return known;
    const type = types[extname(path)] ?? 'application/octet-stream';
    const content = await readFile(path);
    const plain = type.startsWith('text/html') ? Buffer.from(transformPage(content.toString('utf8'))) : content;
    const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    const file = { version, tag, type, plain, zipped: compressible.test(type) ? await compress(plain) : undefined };
    prepared.set(path, file);
    return file;
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, 'Method not allowed');
    const path = readPath(request.url);
    if (path === undefined) return refuse(response, 400, 'Bad request');
    const isPage = extname(path) === '' || path === '/index.html';
    const names = isPage ? [join(path, 'index.html'), join(path, '..', 'any.html'), 'index.html'] : [path];
    let file: Prepared | undefined;
    for (const name of names) file ??= await prepare(join(folder, name));
    if (!file) return refuse(response, 404, 'Not found');

    const isZipped = file.zipped !== undefined && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    const tag = isZipped ? file.tag.replace(/"$/, '-gz"') : file.tag;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('etag', tag);
    response.setHeader('cache-control', cacheControlOf(path, isPage));
    if (file.zipped) response.setHeader('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304).end();
      return;
    }
    // Safari plays no video from a server without ranges.
    const range = file.type.startsWith('video/') ? readRange(request.headers.range, file.plain.length) : undefined;
    if (range) {
      const content = file.plain.subarray(range.first, range.last + 1);
      response.writeHead(206, {
        'content-type': file.type,
        'content-length': content.length,
        'content-range': `bytes ${range.first}-${range.last}/${file.plain.length}`,
      });
      response.end(request.method === 'HEAD' ? undefined : content);
      return;
    }
    const content = isZipped && file.zipped ? file.zipped : file.plain;
    if (isZipped) response.setHeader('content-encoding', 'gzip');
    response.writeHead(200, { 'content-type': file.type, 'content-length': content.length });
    response.end(request.method === 'HEAD' ? undefined : content);
  };
}

/** One range of bytes. Undefined for no range or one that a server may ignore: the response is then the whole file. */
function readRange(header: string | undefined, size: number): { first: number; last: number } | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last ? { first, last } : undefined;
}

/** Everything under /assets has a hash of its content in its name. */
function cacheControlOf(path: string, isPage: boolean): string {
  if (isPage) return 'no-cache';
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}

/** Undefined for an invalid path or one outside of the folder. */
function readPath(url = '/'): string | undefined {
  const [encoded = '/'] = url.split('?');
  try {
    const path = normalize(decodeURIComponent(encoded)).replaceAll(sep, '/');
    return path.startsWith('/') && !path.includes('\0') ? path : undefined;
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${message}\n`);
}
