/** The function's settings and network access. */
export interface ProjectOptions {
  env: Readonly<Record<string, string | undefined>>;
  fetch: typeof fetch;
}

interface CallOptions {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: object;
}

/** Calls the function's own project as the service role, at a path below its URL. */
export type Project = (path: string, options: CallOptions, signal: AbortSignal) => Promise<Response>;

export function openProject({ env, fetch }: ProjectOptions): Project {
  const { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: serviceKey } = env;
  if (!url || !serviceKey) {
    throw new Error('The function document needs SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY.');
  }
  return (path, { method = 'GET', headers, body }, signal) =>
    fetch(new URL(path, url), {
      method,
      headers: {
        apikey: serviceKey,
        Authorization: `Bearer ${serviceKey}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal,
    });
}
