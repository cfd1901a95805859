import { preflight, reply } from './reply.ts';
import { logProblem } from './ServiceProblem.ts';

export interface SafeAnswer {
  /** In milliseconds. */
  timeout: number;
  /** Logged with the reason when `answer` throws. */
  problem: string;
  /** The message of the response when `answer` throws. */
  apology: string;
  /** The signal aborts at the timeout. */
  answer(request: Request, body: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<Response>;
}

/** Answers POST requests. Refuses a request when a service that the function needs fails. */
export function answerSafely({
  timeout,
  problem,
  apology,
  answer,
}: SafeAnswer): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS') return preflight();
    if (request.method !== 'POST') return reply({ message: 'Only POST is answered here.' }, 405);
    const signal = AbortSignal.timeout(timeout);
    try {
      const text = await readText(request);
      if (text === undefined) return reply({ message: 'The body is too long.' }, 413);
      return await answer(request, readFields(text), signal);
    } catch (error) {
      logProblem(problem, error);
      return reply({ message: apology }, 502);
    }
  };
}

/** No request needs more: fields are codes, names and paths. */
const mostBytes = 10_000;

/** Reads the body up to the limit. Undefined for a longer one, which is not parsed. */
async function readText(request: Request): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > mostBytes) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** No fields when the body is not JSON. */
function readFields(text: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
