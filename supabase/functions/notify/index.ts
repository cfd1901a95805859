import { createHandler } from './handler.ts';

// The parts of Deno, Supabase's runtime for functions, that are used here.
declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

Deno.serve(createHandler({ env: Deno.env.toObject(), fetch }));
