import { ServiceProblem } from './ServiceProblem.ts';

/** A function's settings and network access. */
export interface ProjectOptions {
  env: Readonly<Record<string, string | undefined>>;
  fetch: typeof fetch;
}

interface CallOptions {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: object;
}

/** The project that the function belongs to. */
export interface Project {
  url: string;
  publishableKey: string;
  /** Sends a request to a path below the project's URL as the service role. */
  call(path: string, options: CallOptions, signal: AbortSignal): Promise<Response>;
}

/** Reads the settings that Supabase gives every function. Throws when one is missing. */
export function openProject({ env, fetch }: ProjectOptions): Project {
  const url = env.SUPABASE_URL;
  const publishableKey = defaultKey(env.SUPABASE_PUBLISHABLE_KEYS) ?? env.SUPABASE_ANON_KEY;
  const secretKey = defaultKey(env.SUPABASE_SECRET_KEYS) ?? env.SUPABASE_SERVICE_ROLE_KEY;
  if (!url || !publishableKey || !secretKey) {
    throw new Error("The function needs SUPABASE_URL, and a publishable and a secret key named 'default'.");
  }
  // A legacy key is a token. A new key is not, and Supabase refuses it as `Authorization`.
  const authorization: Record<string, string> = secretKey.startsWith('sb_')
    ? {}
    : { Authorization: `Bearer ${secretKey}` };
  return {
    url,
    publishableKey,
    call: (path, { method = 'GET', headers, body }, signal) =>
      fetch(new URL(path, url), {
        method,
        headers: {
          apikey: secretKey,
          ...authorization,
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal,
      }),
  };
}

/** Supabase gives the keys as JSON, by name. */
function defaultKey(keys: string | undefined): string | undefined {
  if (keys === undefined) return undefined;
  const { default: key }: { default?: unknown } = Object(JSON.parse(keys));
  return typeof key === 'string' && key !== '' ? key : undefined;
}

/**
 * Whether a customer with two-step sign-in has not confirmed the second step in this session. Calls the database with
 * the customer's token, so that the rule has one place.
 */
export async function isSecondStepDue(
  { url, publishableKey }: Project,
  { fetch }: ProjectOptions,
  authorization: string,
  signal: AbortSignal,
): Promise<boolean> {
  const answer = await fetch(new URL('/rest/v1/rpc/portal_is_second_step_due', url), {
    method: 'POST',
    headers: { apikey: publishableKey, Authorization: authorization, 'content-type': 'application/json' },
    body: '{}',
    signal,
  });
  if (!answer.ok) throw new ServiceProblem(`The second step could not be checked: status ${answer.status}.`);
  return (await answer.json()) !== false;
}

/** Whether a customer is within the limit of a function. Counts in the database: instances share no memory. */
export async function isWithinLimit(
  project: Project,
  what: string,
  customer: string,
  signal: AbortSignal,
): Promise<boolean> {
  const path = '/rest/v1/rpc/backoffice_count_request';
  const answer = await project.call(path, { method: 'POST', body: { p_what: what, p_who: customer } }, signal);
  if (!answer.ok) throw new ServiceProblem(`The request could not be counted: status ${answer.status}.`);
  return (await answer.json()) === true;
}
