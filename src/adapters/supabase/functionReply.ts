import * as z from 'zod/mini';
import { BackendError } from '../../backend/BackendError';
import { cancelled } from '../cancelled';
import { isGatewayFailure } from './isGatewayFailure';

interface FunctionResponse {
  data: unknown;
  /** A FunctionsFetchError, FunctionsRelayError or FunctionsHttpError. */
  error: unknown;
  response?: Response | undefined;
}

/** Returns the data of a server function. Rejects with a BackendError. */
export async function functionReply(
  what: string,
  request: PromiseLike<FunctionResponse>,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const { data, error, response } = await request;
  if (error) throw await functionError(what, error, response, signal);
  return data;
}

async function functionError(
  what: string,
  error: unknown,
  response: Response | undefined,
  signal: AbortSignal | undefined,
): Promise<BackendError> {
  if (signal?.aborted) return cancelled(what, signal);
  if (!response) {
    // The error's name separates 'no response' from an unreadable body.
    const isUnanswered = error instanceof Error && error.name === 'FunctionsFetchError';
    return isUnanswered
      ? new BackendError('unreachable', `The function ${what} got no answer`, { cause: error })
      : BackendError.from(error);
  }
  if (isGatewayFailure(response.status) || response.headers.get('x-relay-error') === 'true') {
    return new BackendError('unreachable', `The function ${what} could not be reached`, { cause: error });
  }
  const { code, message } = await wordsOf(response);
  const options = { serverCode: code === undefined ? undefined : String(code), cause: error };
  if (response.status === 401) {
    return new BackendError('logged-out', `The function ${what} needs a session that the server accepts`, options);
  }
  if (message && /^PT\d{3}$/.test(String(code))) return new BackendError('refused', message, options);
  return new BackendError('unexpected', `The function ${what} failed with status ${response.status}`, options);
}

const words = z.object({ code: z.optional(z.union([z.string(), z.number()])), message: z.optional(z.string()) });

async function wordsOf(response: Response): Promise<z.output<typeof words>> {
  const text = await response.text();
  try {
    return z.safeParse(words, JSON.parse(text)).data ?? {};
  } catch {
    // Not JSON, such as a gateway's page: it has no message for customers. Use the status.
    return {};
  }
}
