import {
  BackendError,
  contracts,
  createAdapter,
  type PensionTraceCallOptions,
  type PensionTraceAdapter,
} from '@pension-trace/react/adapter';

/**
 * An adapter for your own server: `POST /api/portal/{procedure}` with the input as JSON, as described in
 * docs/openapi.json. The session is a same-origin cookie that the server sets (HttpOnly, SameSite=Lax).
 *
 * It lacks uploads, password reset and two-step sign-in: a screen that needs them gets an error that names the part.
 *
 * @param origin The server, for example `https://portal.example.com`. Default: the page's own origin.
 */
export function createRestAdapter(origin = ''): PensionTraceAdapter {
  const post = <Reply>(path: string, input?: object, options?: PensionTraceCallOptions) =>
    send<Reply>(`${origin}/api/${path}`, { method: 'POST', body: JSON.stringify(input ?? {}) }, options);
  const get = <Reply>(path: string, options?: PensionTraceCallOptions) =>
    send<Reply>(`${origin}/api/${path}`, {}, options);

  return createAdapter({
    procedures: Object.fromEntries(
      Object.keys(contracts).map((name) => [
        name,
        (input: object | undefined, options?: PensionTraceCallOptions) =>
          // The answers to your own questions, if the form has any.
          post<never>(`portal/${name}`, options?.extra ? { ...input, extra: options.extra } : input, options),
      ]),
    ),
    functions: { address: (input, options) => post('address', input, options) },
    read: {
      pension: (id, options) => get(`pensions/${encodeURIComponent(id)}`, options),
      guide: (id, options) => get(`guides/${encodeURIComponent(id)}`, options),
      providers: (names, options) =>
        get(`providers?${new URLSearchParams(names.map((name) => ['name', name]))}`, options),
      guides: ({ recommended }, options) => get(`guides?recommended=${recommended}`, options),
      tasks: (options) => get('tasks', options),
    },
    auth: {
      getSession: () => get('session'),
      signUp: (input) => post('session/sign-up', input),
      logIn: (input) => post('session/log-in', input),
      logOut: (options) => post('session/log-out', undefined, options),
      confirmIdentity: (proof, options) => post('session/confirm', proof, options),
    },
  });
}

/** Sends a request and returns the JSON of the reply. The package checks it against the contract. */
async function send<Reply>(
  url: string,
  request: RequestInit,
  { headers, signal, customerId }: PensionTraceCallOptions = {},
): Promise<Reply> {
  const name = new URL(url, 'http://same.origin').pathname.split('/').at(-1) ?? url;
  let response: Response;
  try {
    response = await fetch(url, {
      ...request,
      credentials: 'same-origin',
      headers: {
        ...headers,
        'Content-Type': 'application/json',
        // The server compares it with the cookie's session, which another tab may have replaced.
        ...(customerId !== undefined && { 'X-Customer': customerId }),
      },
      signal: signal ?? null,
    });
  } catch (cause) {
    throw new BackendError('unreachable', `${name} got no answer`, { cause });
  }
  const text = await response.text();
  if (response.ok) return JSON.parse(text || 'null') as Reply;
  throw failure(name, response, text);
}

/**
 * The server's body for a refusal is `{ "code": "PT400", "message": "a text for customers", "parameter": "p_title" }`. The
 * form shows the message at the field of that parameter; without one, above its buttons.
 */
function failure(name: string, { status }: Response, text: string): BackendError {
  const isWorded = status >= 400 && status < 500 && text.startsWith('{');
  const { code, message, parameter } = JSON.parse(isWorded ? text : '{}') as {
    code?: string;
    message?: string;
    parameter?: string;
  };
  if (status === 401)
    return new BackendError('logged-out', `${name} needs a session that the server accepts`, { serverCode: code });
  if (status === 409) return new BackendError('other-customer', `${name} was for another customer`);
  // Your server answers 501 to a procedure that it does not have.
  if (status === 501) return new BackendError('not-implemented', `The server has no ${name}`);
  if (status >= 502 && status <= 504) return new BackendError('unreachable', `${name} could not be reached`);
  if (message !== undefined) return new BackendError('refused', message, { serverCode: code, parameter });
  return new BackendError('unexpected', `${name} failed with status ${status}`);
}
