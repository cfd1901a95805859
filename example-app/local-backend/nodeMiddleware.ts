import type { IncomingMessage, ServerResponse } from 'node:http';
import { internalMessage } from './databaseErrors';
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
      // Nobody waits for the answer any more.
      if (incoming.readableAborted) return;
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

function failure(error: unknown): Response {
  const isTooLarge = error instanceof BodyTooLarge;
  return Response.json({ message: isTooLarge ? error.message : internalMessage }, { status: isTooLarge ? 413 : 500 });
}
