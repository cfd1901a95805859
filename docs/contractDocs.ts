import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import packageJson from '../package.json' with { type: 'json' };
import type { AnyContract } from '../src/backend/contract';
import { contracts } from '../src/backend/procedures';
import { formatted } from './formatted';
import { restPaths } from './restPaths';

interface Schema {
  type?: string | string[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  description?: string;
  [other: string]: unknown;
}

/** The comments of one file on its procedures and their fields, by name. */
type Comments = ReadonlyMap<string, string>;

const folder = join(import.meta.dirname, '..', 'src', 'backend', 'contracts');

/** A comment, and the name of the procedure or field that follows it. */
const commented = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export const \w+ = contract\(\s*'(\w+)'|(\w+):)/g;

function commentsOf(file: string): Comments {
  const matches = readFileSync(join(folder, file), 'utf8').matchAll(commented);
  return new Map(
    [...matches].map(([, comment = '', procedure, field]) => [procedure ?? field ?? '', plainText(comment)]),
  );
}

/** The comment of each procedure is in the file that declares it. */
const files = readdirSync(folder).map((file) => ({
  source: readFileSync(join(folder, file), 'utf8'),
  comments: commentsOf(file),
}));

function plainText(comment: string): string {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s*/, '').trim())
    .join(' ')
    .trim();
}

const procedures = Object.values<AnyContract>(contracts).map(({ name, input, output }) => {
  const comments = files.find(({ source }) => source.includes(`'${name}'`))?.comments ?? new Map<string, string>();
  return {
    name,
    description: comments.get(name),
    input: withDescriptions(schemaOf(input), comments),
    reply: schemaOf(output),
  };
});

/** The schema of the JSON on the wire, before any transformation. */
function schemaOf(schema: z.core.$ZodType): Schema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      // The fallback for an invalid value is not a default on the wire.
      if (zodSchema._zod.def.type === 'catch') delete jsonSchema.default;
      mergeTypes(jsonSchema);
    },
  });
  return rest as Schema;
}

/** Replaces `anyOf: [{ type: 'string' }, { type: 'null' }]` by `type: ['string', 'null']`. */
function mergeTypes(schema: z.core.JSONSchema.BaseSchema): void {
  const types = schema.anyOf?.map((one) =>
    typeof one === 'object' && Object.keys(one).join() === 'type' ? one.type : undefined,
  );
  if (!types?.every((type) => type !== undefined)) return;
  delete schema.anyOf;
  Object.assign(schema, { type: types.flat() });
}

function withDescriptions(schema: Schema, comments: Comments): Schema {
  if (schema.properties === undefined) return schema;
  const described = Object.entries(schema.properties).map(([name, field]) => {
    const description = comments.get(name);
    return [name, description === undefined ? field : { ...field, description }] as const;
  });
  return { ...schema, properties: Object.fromEntries(described) };
}

const json = (schema: object) => ({ 'application/json': { schema } });
const failure = (description: string) => ({ description, content: json({ $ref: '#/components/schemas/Error' }) });

const failures = {
  '400': { $ref: '#/components/responses/Refused' },
  '401': { $ref: '#/components/responses/LoggedOut' },
  '409': { $ref: '#/components/responses/OtherCustomer' },
  '501': { $ref: '#/components/responses/NotImplemented' },
};

/**
 * The text of docs/openapi.json: every procedure as `POST /api/portal/{procedure}`, and the other paths of
 * `docs/examples/restAdapter.ts`.
 */
export function openApi(): Promise<string> {
  const paths = procedures.map(({ name, description, input, reply }): [string, object] => [
    `/api/portal/${name}`,
    {
      post: {
        operationId: name,
        ...(description && { description }),
        parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }, { $ref: '#/components/parameters/Customer' }],
        ...(hasFields(input) && { requestBody: { required: true, content: json(input) } }),
        responses: {
          '200': { description: 'The reply', content: json(reply) },
          ...failures,
        },
      },
    },
  ]);
  const document = {
    openapi: '3.1.0',
    info: { title: 'Pension tracing', version: packageJson.version },
    paths: { ...Object.fromEntries<object>(paths), ...restPaths(schemaOf, failures) },
    components: {
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'One for each intended effect: a repeat gets the first answer and changes nothing.',
          schema: { type: 'string', pattern: '^[A-Za-z0-9-]{8,64}$' },
        },
        Customer: {
          name: 'X-Customer',
          in: 'header',
          description: 'The id of the customer whose page makes the call, if it is known. Compare it with the session.',
          schema: { type: 'string' },
        },
      },
      responses: {
        Refused: failure('Refused: `message` is for the customer.'),
        LoggedOut: failure('There is no session, or one that the server no longer accepts.'),
        OtherCustomer: { description: 'The session is not that of `X-Customer`. Nothing was done.' },
        NotImplemented: { description: 'The server does not have this procedure.' },
      },
      schemas: {
        Error: {
          type: 'object',
          properties: {
            code: { type: 'string', description: 'For example PT400, or PT404 for a row that is missing.' },
            message: { type: 'string', description: 'A text for the customer.' },
            parameter: { type: 'string', description: 'The parameter with the wrong value, such as p_title.' },
          },
          required: ['message'],
        },
      },
    },
  };
  return formatted('openapi.json', JSON.stringify(document));
}

const hasFields = ({ properties = {} }: Schema) => Object.keys(properties).length > 0;

/** The text of docs/contracts.md. */
export function contractsPage(): Promise<string> {
  const sections = procedures.map(({ name, description, input, reply }) =>
    [
      `## ${name}`,
      description,
      ...(hasFields(input) ? ['Input:', fieldsOf(input)] : ['Input: none.']),
      `Reply: \`${typeOf(reply)}\``,
    ]
      .filter((part) => part !== undefined)
      .join('\n\n'),
  );
  return formatted('contracts.md', [introduction, ...sections].join('\n\n'));
}

const introduction = `# Procedures

<!-- Made by \`npm run docs:contracts\` from the contracts. Do not edit. -->

Every procedure that the screens call, with its input and its reply as JSON. [openapi.json](openapi.json) describes them for tools, with the session, the address search and the tables of a REST server, as \`POST /api/portal/{procedure}\`; [adapters.md](adapters.md) shows how to implement some or all of them. \`?\` marks an optional field.`;

function fieldsOf({ properties = {}, required = [] }: Schema): string {
  const lines = Object.entries(properties).map(([name, field]) => {
    const { description, ...schema } = field;
    const type = `${name}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`;
    return `- \`${type}\`${description === undefined ? '' : ` ${description}`}`;
  });
  return lines.join('\n');
}

/** A schema as TypeScript would write it. */
function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const).replaceAll('"', "'");
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' | ');
  if (schema.items)
    return /[ |]/.test(typeOf(schema.items)) ? `(${typeOf(schema.items)})[]` : `${typeOf(schema.items)}[]`;
  if (schema.properties) {
    const { properties, required = [] } = schema;
    const fields = Object.entries(properties).map(
      ([name, field]) => `${name}${required.includes(name) ? '' : '?'}: ${typeOf(field)}`,
    );
    return fields.length === 0 ? 'object' : `{ ${fields.join('; ')} }`;
  }
  return [schema.type ?? 'unknown'].flat().join(' | ');
}
