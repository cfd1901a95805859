/** What `Deno.serve` gets in a server function: the same handler answers on Supabase and here. */
export type FunctionHandler = (request: Request) => Promise<Response> | Response;

/** Answers /functions/v1/NAME. As on Supabase with `verify_jwt = false`, the function checks the caller's token. */
export async function answerFunction(
  request: Request,
  functions: Readonly<Record<string, FunctionHandler>>,
): Promise<Response> {
  const name = new URL(request.url).pathname.split('/')[3] ?? '';
  const handler = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (handler) return handler(request);
  return Response.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, { status: 404 });
}
