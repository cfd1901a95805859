import type { IncomingMessage, ServerResponse } from 'node:http';
import { internalMessage } from './databaseErrors';
import { isFromThisMachine, isKnownHost } from './knownHosts';
import type { LocalBackend } from './LocalBackend';
import { RefusedRequest, sendWebResponse, toWebRequest, type ReceivedAt } from './nodeBridge';

interface NodeMiddlewareOptions extends ReceivedAt {
  /** True to let other machines read the mailbox. */
  isMailboxPublic: boolean;
  answer(request: Request): Promise<Response>;
  onInternalError(error: unknown): void;
}

const ownPaths = /^\/(?:(?:rest|auth|storage|functions|realtime|local)\/v1|mailbox)(?:\/|$)/;

const readingMethods = ['GET', 'HEAD'];
/** The methods of the services. A web request cannot have others, such as TRACE. */
const methods = [...readingMethods, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Serves the backend's paths through Node, and passes every other path to the next handler. */
export function nodeMiddleware(options: NodeMiddlewareOptions): LocalBackend['handleNode'] {
  const { origin, isMailboxPublic, answer, onInternalError } = options;

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    try {
      await sendWebResponse(await answer(await toWebRequest(incoming, options)), outgoing);
    } catch (error) {
      // The client has disconnected.
      if (incoming.readableAborted) return;
      if (!(error instanceof RefusedRequest)) onInternalError(error);
      if (outgoing.headersSent) outgoing.destroy();
      else await sendWebResponse(failure(error), outgoing);
    }
  }

  return (incoming, outgoing, next) => {
    const [path = '/'] = (incoming.url ?? '/').split('?');
    if (!ownPaths.test(path)) return next();
    if (!isKnownHost(incoming, origin)) return refuse(outgoing, 421, `This site is at ${origin}.`);
    const allowed = path.startsWith('/mailbox') ? readingMethods : methods;
    if (!allowed.includes(incoming.method ?? '')) {
      return refuse(outgoing, 405, 'This method is not answered here.', { allow: allowed.join(', ') });
    }
    if (path.startsWith('/mailbox') && !isMailboxPublic && !isFromThisMachine(incoming)) {
      return refuse(outgoing, 403, 'The mailbox opens on this machine only. PUBLIC_MAILBOX=1 opens it to everyone.');
    }
    respond(incoming, outgoing).catch(onInternalError);
  };
}

function refuse(outgoing: ServerResponse, status: number, message: string, headers: Record<string, string> = {}): void {
  outgoing.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(`${message}\n`);
}

function failure(error: unknown): Response {
  const [status, message] = error instanceof RefusedRequest ? [error.status, error.message] : [500, internalMessage];
  return Response.json({ message }, { status });
}
