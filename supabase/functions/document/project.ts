/** Where the function gets its settings, and how it reaches the network. */
export interface ProjectOptions {
  env: Readonly<Record<string, string | undefined>>;
  fetch: typeof fetch;
}

interface CallOptions {
  /** The header `Authorization`; without it the call is made as the service role. */
  authorization?: string;
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: object;
}

/** Calls the project that the function belongs to, at a path below its address. */
export type Project = (path: string, options: CallOptions, signal: AbortSignal) => Promise<Response>;

export function openProject({ env, fetch }: ProjectOptions): Project {
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey, SUPABASE_SERVICE_ROLE_KEY: serviceKey } = env;
  if (!url || !anonKey || !serviceKey) {
    throw new Error('The function document needs SUPABASE_URL, SUPABASE_ANON_KEY and SUPABASE_SERVICE_ROLE_KEY.');
  }
  return (path, { authorization, method = 'GET', headers, body }, signal) =>
    fetch(new URL(path, url), {
      method,
      headers: {
        apikey: authorization === undefined ? serviceKey : anonKey,
        Authorization: authorization ?? `Bearer ${serviceKey}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal,
    });
}
