import type { Connection } from '@supabase/lite';
import * as z from 'zod/mini';
import type { RequestContextStore } from './requestContext';

/** The message for an internal error. */
export const internalMessage = 'The server could not complete this request. Please try again later.';

const databaseError = z.object({
  code: z.string().check(z.regex(/^[0-9A-Z]{5}$/)),
  message: z.string(),
  detail: z.nullish(z.string()),
  hint: z.nullish(z.string()),
});

const caller = z.object({ auth: z.object({ role: z.string() }) });

interface AnswerDatabaseErrorsOptions {
  connection: Connection;
  requests: RequestContextStore;
  /** Called with every error that gets a 5xx. */
  onInternalError(error: unknown): void;
}

/**
 * Answers database errors with the status and body of PostgREST. Lite supports a few classes of SQLSTATE: it answers
 * `raise exception` and check constraints with a 500 without code and hint. It also prints every error with the refused
 * values.
 */
export function answerDatabaseErrors({ connection, requests, onInternalError }: AnswerDatabaseErrorsOptions): void {
  const withContext = connection.withContext.bind(connection);
  Object.assign(connection, {
    async withContext(...[vars, work, options]: Parameters<typeof withContext>): Promise<unknown> {
      try {
        return await withContext(vars, work, options);
      } catch (error) {
        const isRest = requests.getStore()?.path.startsWith('/rest/') ?? false;
        const { data } = z.safeParse(databaseError, error);
        if (!isRest || !data) throw error;
        const { code, message, detail, hint } = data;
        const status = statusOf(code, z.safeParse(caller, vars).data?.auth.role ?? 'anon');
        const isOurFault = status >= 500 && !code.startsWith('PT');
        if (isOurFault) onInternalError(error);
        return refusal(
          status,
          isOurFault ? { code, message: internalMessage } : { code, message, details: detail, hint },
        );
      }
    },
  });
}

/** PostgREST's table of statuses (its documentation, "Errors", "Status Codes"). */
function statusOf(code: string, role: string): number {
  const chosen = /^PT([2-5]\d\d)$/.exec(code)?.[1];
  if (chosen) return Number(chosen);
  if (code === '42501') return role === 'anon' ? 401 : 403;
  if (code === '23503' || code === '23505') return 409;
  if (code === '25006') return 405;
  if (code === '42883' || code === '42P01') return 404;
  if (code === 'P0001') return 400;
  if (code === '42P17' || code === '53400') return 500;
  if (/^(08|53)/.test(code)) return 503;
  if (/^(0L|0P|28)/.test(code)) return 403;
  if (/^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|PT|XX)/.test(code)) return 500;
  return 400;
}

interface Refusal {
  code: string;
  message: string;
  details?: string | null | undefined;
  hint?: string | null | undefined;
}

function refusal(status: number, { code, message, details = null, hint = null }: Refusal): Response {
  return Response.json({ code, details, hint, message }, { status });
}

const unforeseen = z.object({ code: z.literal('SUP'), message: z.string() });

/** Replaces the message of an error unknown to lite, which would expose the server's internals. */
export async function hideInternals(response: Response, onInternalError: (error: unknown) => void): Promise<Response> {
  if (response.status !== 500) return response;
  const { data: answer } = z.safeParse(unforeseen, await response.clone().json());
  if (!answer) return response;
  onInternalError(new Error(answer.message));
  return refusal(500, { code: 'XX000', message: internalMessage });
}
