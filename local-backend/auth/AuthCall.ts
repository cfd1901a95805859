import type { Database } from '../Database';
import type { Mailbox } from '../mailbox';
import type { RequestContext } from '../requestContext';
import type { Attempts } from './attempts';
import type { Passwords } from './passwords';

/** The services for requests to /auth/v1. */
export interface AuthParts {
  /** Passes a request to lite, with additional context if given. */
  ask(request: Request, more?: Partial<RequestContext>): Promise<Response>;
  database: Pick<Database, 'query' | 'transaction'>;
  attempts: Attempts;
  passwords: Passwords;
  mailbox: Pick<Mailbox, 'addLink'>;
  jwtSecret: string;
  now(): number;
}

/** One request to /auth/v1. */
export interface AuthCall {
  /** The request, with its path decoded as in lite. */
  request: Request;
  url: URL;
  /** Undefined for a body that is no JSON object. */
  body: Record<string, unknown> | undefined;
  /** The address of the client. */
  client: string;
}

/** The e-mail address in a request as lite looks it up; undefined without one. */
export function accountOf({ body }: AuthCall): string | undefined {
  return typeof body?.email === 'string' ? body.email.toLowerCase() : undefined;
}

/** The same request with another body. */
export function withBody({ request, url }: AuthCall, body: object, address: URL = url): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  headers.set('content-type', 'application/json');
  return new Request(address, { method: request.method, headers, body: JSON.stringify(body) });
}

/** A refusal with the message of Supabase Auth. */
export function authRefusal(code: number, errorCode: string, msg: string): Response {
  return Response.json({ code, error_code: errorCode, msg }, { status: code });
}
