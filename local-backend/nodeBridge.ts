import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { plainAddress } from './knownHosts';
import { isJsonTooDeep, isQueryTooDeep } from './nesting';
import { isLoopback } from './sameMachine';

/** The largest request body: an uploaded file of 10 MB and some overhead. */
export const largestBody = 16 * 1024 * 1024;

/** No request of the application is like this one. The message is for the client. */
export class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest';
  constructor(
    readonly status: 400 | 413,
    message: string,
  ) {
    super(message);
  }
}

export interface ReceivedAt {
  /** The site's public origin. */
  origin: string;
  /** Whether a proxy on this machine sets `x-forwarded-for`, or adds the client's address at its end. */
  isBehindProxy: boolean;
}

/** Converts a Node request into a web request, with its whole body: a slow upload must not block later requests. */
export async function toWebRequest(incoming: IncomingMessage, { origin, isBehindProxy }: ReceivedAt): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
  }
  setClientHeaders(headers, plainAddress(incoming.socket.remoteAddress), isBehindProxy);
  const method = incoming.method ?? 'GET';
  const path = incoming.url?.startsWith('/') ? incoming.url : '/';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? await readBody(incoming) : null;
  if (isQueryTooDeep(path) || (body && isJsonTooDeep(body))) {
    throw new RefusedRequest(400, 'The request is nested too deeply.');
  }
  return new Request(`${origin}${path}`, { method, headers, body });
}

/**
 * Sets the client's address in the headers that `supabase/migrations` reads. A client can forge these headers, so only
 * the last entry counts, and only when the settings say that a proxy on this machine writes it.
 */
function setClientHeaders(headers: Headers, address: string, isBehindProxy: boolean): void {
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  headers.delete('cf-connecting-ip');
  headers.set('x-forwarded-for', isBehindProxy && isLoopback(address) && last ? last : address);
}

/** Reads and discards the rest of a body that is too large, because clients ignore an earlier answer. */
async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    if (!(chunk instanceof Uint8Array)) continue;
    size += chunk.length;
    if (size <= largestBody) chunks.push(chunk);
  }
  if (size > largestBody) throw new RefusedRequest(413, 'The request is too large.');
  return new Uint8Array(Buffer.concat(chunks));
}

/** Sends a web response through Node. Compresses text that is long enough, if the client accepts it. */
export async function sendWebResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  const content = response.body ? new Uint8Array(await response.arrayBuffer()) : undefined;
  const headers = Object.fromEntries(response.headers);
  if (
    !content ||
    content.length < 1024 ||
    headers['content-encoding'] ||
    !compressible.test(headers['content-type'] ?? '')
  ) {
    outgoing.writeHead(response.status, headers);
    outgoing.end(content);
    return;
  }
  const encoding = readEncoding(outgoing.req.headers['accept-encoding']);
  headers.vary = [headers.vary, 'accept-encoding'].filter(Boolean).join(', ');
  if (encoding) {
    headers['content-encoding'] = encoding;
    delete headers['content-length'];
  }
  outgoing.writeHead(response.status, headers);
  outgoing.end(encoding ? await compressors[encoding](content) : content);
}

const compressible = /^(?:text\/|application\/(?:[\w.-]+\+)?json)/;
const brotli = promisify(brotliCompress);
const compressors = {
  // The default of 11 is too slow for each response.
  br: (content: Uint8Array) => brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify<Uint8Array, Uint8Array>(gzip),
} as const;

/** The best of our encodings that the client accepts; `;q=0` refuses one. */
function readEncoding(accepted = ''): keyof typeof compressors | undefined {
  const taken = accepted
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .filter(([, quality = '']) => !/^q=0(?:\.0*)?$/.test(quality))
    .map(([name]) => name);
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : undefined;
}
