import type * as z from 'zod/mini';
import { parse } from './parse';

/** Passes a request to lite. */
export type Forward = (request: Request) => Promise<Response>;

/** The same request with another body, and optionally another URL. */
export function withBody(request: Request, body: object, url = request.url): Request {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  return new Request(url, { method: request.method, headers, body: JSON.stringify(body) });
}

/** Rewrites lite's answer; a refusal stays unchanged. */
export async function reword<Body>(
  answer: Response,
  schema: z.core.$ZodType<Body>,
  words: (body: Body) => unknown,
): Promise<Response> {
  if (!answer.ok) return answer;
  return Response.json(words(parse(schema, await answer.json())), { status: answer.status });
}

/** A refusal in the format of Supabase Storage: always a 400, with the real status in the body. */
export function storageRefusal(status: number, error: string, message: string): Response {
  return Response.json({ statusCode: String(status), error, message }, { status: 400 });
}
