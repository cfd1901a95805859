import { createHandler } from './handler.ts';

// The little that is used of Deno, in which Supabase runs its functions.
declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

Deno.serve(createHandler({ env: Deno.env.toObject(), fetch }));
