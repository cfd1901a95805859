import type { IncomingMessage, ServerResponse } from 'node:http';
import { plainAddress } from './knownHosts';
import { isLoopback } from './sameMachine';

/** The largest request body: an uploaded file of 10 MB and some room around it. */
export const largestBody = 16 * 1024 * 1024;

/** The body is larger than anything that the application sends. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/** A Node request as a web request, read to its end: a slow upload must not hold up what comes after it. */
export async function toWebRequest(incoming: IncomingMessage, origin: string): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
  }
  nameClient(headers, incoming.socket.remoteAddress);
  const method = incoming.method ?? 'GET';
  const path = incoming.url?.startsWith('/') ? incoming.url : '/';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`${origin}${path}`, { method, headers, body: hasBody ? await readBody(incoming) : null });
}

/**
 * Says where a request comes from in the headers that `supabase/migrations` reads. What the client says of itself
 * counts only where it comes through a proxy on this machine.
 */
function nameClient(headers: Headers, remoteAddress: string | undefined): void {
  const address = plainAddress(remoteAddress);
  headers.delete('cf-connecting-ip');
  if (!isLoopback(address) || !headers.has('x-forwarded-for')) headers.set('x-forwarded-for', address);
}

/** Reads on to the end of what is too large, without keeping it: an answer in the middle would not be heard. */
async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    if (!(chunk instanceof Uint8Array)) continue;
    size += chunk.length;
    if (size <= largestBody) chunks.push(chunk);
  }
  if (size > largestBody) throw new BodyTooLarge('The request is too large.');
  return new Uint8Array(Buffer.concat(chunks));
}

/** Sends a web response through Node. */
export async function sendWebResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  const content = response.body ? new Uint8Array(await response.arrayBuffer()) : undefined;
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(content);
}
