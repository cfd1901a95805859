import * as z from 'zod/mini';
import { addressLookup } from '../src/backend/contracts/addressLookup';
import { guide, pension, providerContacts, task } from '../src/backend/entities';

type SchemaOf = (schema: z.core.$ZodType) => object;

const account = { email: z.string(), password: z.string() };
const signUp = z.object({ ...account, firstName: z.string(), lastName: z.string() });
const session = z.nullable(
  z.object({ userId: z.string(), email: z.optional(z.string()), secondStep: z.optional(z.enum(['due', 'passed'])) }),
);
const proof = z.object({
  password: z.string(),
  factor: z.optional(z.object({ factorId: z.string(), code: z.string(), challengeId: z.optional(z.string()) })),
});

/** The paths of `docs/examples/restAdapter.ts` beside the procedures: the address search, tables and the session. */
export function restPaths(schemaOf: SchemaOf, failures: object): Record<string, object> {
  const customer = { $ref: '#/components/parameters/Customer' };
  const json = (schema: z.core.$ZodType) => ({ 'application/json': { schema: schemaOf(schema) } });
  const answer = (operationId: string, description: string, reply: z.core.$ZodType) => ({
    operationId,
    description,
    parameters: [customer],
    responses: { '200': { description: 'The reply', content: json(reply) }, ...failures },
  });
  const body = (input: z.core.$ZodType) => ({ requestBody: { required: true, content: json(input) } });
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  const recommended = { name: 'recommended', in: 'query', required: true, schema: { type: 'boolean' } };
  const name = { name: 'name', in: 'query', required: true, schema: { type: 'array', items: { type: 'string' } } };
  const nothing = z.null();

  return {
    '/api/address': {
      post: {
        ...answer(
          'address',
          'The addresses of a postcode. On failure `data` is `postcode` for an invalid one, or `results` for none found.',
          addressLookup.output,
        ),
        ...body(addressLookup.input),
      },
    },
    '/api/pensions/{id}': {
      get: {
        ...answer('pension', 'A pension of the customer, or null.', z.nullable(pension)),
        parameters: [id, customer],
      },
    },
    '/api/guides/{id}': {
      get: { ...answer('guide', 'A guide, or null.', z.nullable(guide)), parameters: [id, customer] },
    },
    '/api/guides': {
      get: {
        ...answer(
          'guides',
          'Newest first. With `recommended`, only those with `metadata.recommended` 2.',
          z.array(guide),
        ),
        parameters: [recommended, customer],
      },
    },
    '/api/providers': {
      get: {
        ...answer(
          'providers',
          'The contacts of the providers with these names. Leaves out those that you do not know.',
          z.array(providerContacts),
        ),
        parameters: [name, customer],
      },
    },
    '/api/tasks': { get: answer('tasks', 'The tasks of the customer, soonest due first.', z.array(task)) },
    '/api/session': { get: answer('session', 'The session of the cookie, or null.', session) },
    '/api/session/sign-up': {
      post: {
        ...answer(
          'signUp',
          'Creates an account. Replies `confirm-email` without a session when the address must be confirmed first.',
          z.enum(['logged-in', 'confirm-email']),
        ),
        ...body(signUp),
      },
    },
    '/api/session/log-in': { post: { ...answer('logIn', 'Sets the cookie.', nothing), ...body(z.object(account)) } },
    '/api/session/log-out': { post: answer('logOut', 'Ends the session.', nothing) },
    '/api/session/confirm': {
      post: {
        ...answer(
          'confirmIdentity',
          'Checks the password of the customer again. Replies with the headers that prove it, valid for 5 minutes.',
          z.record(z.string(), z.string()),
        ),
        ...body(proof),
      },
    },
  };
}
