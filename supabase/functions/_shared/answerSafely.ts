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
      // No fields when the body is not JSON.
      return await answer(request, Object(await request.json().catch(() => undefined)), signal);
    } catch (error) {
      logProblem(problem, error);
      return reply({ message: apology }, 502);
    }
  };
}
