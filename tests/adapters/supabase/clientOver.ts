import { createClient as create, type SupabaseClient } from '@supabase/supabase-js';
import type { CreateClient } from '../../../src/supabase';
import { createFakeRealtime } from './fakeSocket';

/** One request that the client made. */
export interface SentRequest {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
}

export type Answer = (request: SentRequest, signal: AbortSignal | null | undefined) => Response | Promise<Response>;

interface ClientOver {
  client: SupabaseClient;
  /** Creates another client with the same server. */
  createClient: CreateClient;
  requests: SentRequest[];
}

/** An unmodified client of supabase-js with `answer` as its server. */
export function clientOver(answer: Answer): ClientOver {
  const requests: SentRequest[] = [];
  const send: typeof fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const request: SentRequest = {
      method: init?.method ?? 'GET',
      path: pathname + search,
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    requests.push(request);
    return answer(request, init?.signal);
  };
  const createClient = (options: Parameters<CreateClient>[0]) =>
    create('http://project.example', 'anon-key', {
      ...options,
      realtime: { transport: createFakeRealtime().transport },
      global: { fetch: send },
    });
  const client = createClient({
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
  return { client, createClient, requests };
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers });
}

/** Rejects like fetch without a network. */
export function noNetwork(): Promise<Response> {
  return Promise.reject(new TypeError('fetch failed'));
}

/** Stays pending like fetch without an answer, until the caller aborts. */
export function noAnswer(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_resolve, reject) => {
    const abort = () => reject(new DOMException('This operation was aborted', 'AbortError'));
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
  });
}

/** The reply of the auth server to a log-in. */
export function sessionOf(userId: string, email = `${userId}@example.com`) {
  return {
    access_token: `access-of-${userId}`,
    refresh_token: `refresh-of-${userId}`,
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id: userId, email, aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '' },
  };
}
