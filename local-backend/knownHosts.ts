import type { IncomingMessage } from 'node:http';
import { isLoopback } from './sameMachine';

/**
 * True when the Host header names this machine, the configured site, or the connection's local address. Any other name
 * may be another site's that resolves to this machine (DNS rebinding).
 */
export function isKnownHost({ headers, socket }: IncomingMessage, siteUrl: string): boolean {
  const address = `http://${headers.host ?? ''}`;
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  if (isLoopback(hostname) || hostname === new URL(siteUrl).hostname) return true;
  const local = plainAddress(socket.localAddress);
  return local !== '' && hostname === (local.includes(':') ? `[${local}]` : local);
}

/** The headers that proxies add, also those that we do not know by name. A person's browser sends none of them. */
const proxyHeader = /^(?:x-|cf-|cdn-|via$|traceparent$|proxy-)|forwarded|(?:client|connecting|real)-?ip/;

/**
 * True for a request from this machine, to a name of this machine, made by a person or by a page of this origin. A
 * forwarded request may come from anywhere.
 */
export function isFromThisMachine({ headers, socket }: IncomingMessage): boolean {
  if (!isLoopback(plainAddress(socket.remoteAddress))) return false;
  if (Object.keys(headers).some((name) => proxyHeader.test(name))) return false;
  const address = `http://${headers.host ?? ''}`;
  if (!URL.canParse(address) || !isLoopback(new URL(address).hostname)) return false;
  const { origin } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === headers.host);
}

/** Removes the prefix of an IPv4 address on an IPv6 socket. */
export function plainAddress(address = ''): string {
  return address.replace(/^::ffff:/, '');
}
