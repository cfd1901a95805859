/** The handler of a server function, which `Deno.serve` runs on Supabase. */
export type FunctionHandler = (request: Request) => Promise<Response> | Response;

/** Answers /functions/v1/NAME. The function checks the caller's token, as on Supabase with `verify_jwt = false`. */
export async function answerFunction(
  request: Request,
  functions: Readonly<Record<string, FunctionHandler>>,
): Promise<Response> {
  const name = new URL(request.url).pathname.split('/')[3] ?? '';
  const handler = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (handler) return handler(request);
  return Response.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, { status: 404 });
}
