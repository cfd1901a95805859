import type { IncomingMessage, ServerResponse } from 'node:http';
import type { LocalBackend } from './LocalBackend';
import { BodyTooLarge, sendWebResponse, toWebRequest } from './nodeBridge';

interface NodeMiddlewareOptions {
  origin: string;
  answer(request: Request): Promise<Response>;
  onInternalError(error: unknown): void;
}

const ownPaths = /^\/(?:(?:rest|auth|storage|functions|realtime)\/v1|mailbox)(?:\/|$)/;

/** Serves the backend's paths through Node, and leaves every other to whoever comes next. */
export function nodeMiddleware({ origin, answer, onInternalError }: NodeMiddlewareOptions): LocalBackend['handleNode'] {
  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    try {
      await sendWebResponse(await answer(await toWebRequest(incoming, origin)), outgoing);
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) onInternalError(error);
      if (outgoing.headersSent) outgoing.destroy();
      else await sendWebResponse(failure(error), outgoing);
    }
  }

  return (incoming, outgoing, next) => {
    const [path = '/'] = (incoming.url ?? '/').split('?');
    if (!ownPaths.test(path)) return next();
    respond(incoming, outgoing).catch(onInternalError);
  };
}

/** The rest of a body that nobody reads would be taken for the next request: the connection ends. */
function failure(error: unknown): Response {
  const [status, message] = error instanceof BodyTooLarge ? [413, error.message] : [500, 'The server failed.'];
  return Response.json({ message }, { status, headers: { connection: 'close' } });
}
