import { describe, expect, it } from 'vitest';
import { createHandler } from '../../supabase/functions/document/handler';
import { contents } from '../contract/sampleFiles';
import { expectConsole } from '../failOnConsole';

const encode = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const me = '1f0e3dad-9990-4b0e-8a1c-0a7f2f1c5d11';
const token = (role: string) => `Bearer ${encode({ alg: 'HS256' })}.${encode({ role, sub: me })}.signature`;
const customer = token('authenticated');
const firm = 'Bearer service-key';
const env = {
  SUPABASE_URL: 'https://project.example.com',
  SUPABASE_SERVICE_ROLE_KEY: 'service-key',
};
const path = `${me}/key-1234.pdf`;
const letter = { name: 'Letter.pdf', path };

interface Sent {
  call: string;
  authorization: string | null;
  key: string | null;
  body: unknown;
}

interface Project {
  info?: Response;
  file?: Response;
  removal?: Response;
  added?: Response;
}

/** A project with one file that records the requests. */
function projectOf(answers: Project): { fetch: typeof fetch; sent: Sent[] } {
  const sent: Sent[] = [];
  return {
    sent,
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      const { pathname } = new URL(String(input));
      const call = `${init?.method} ${pathname}`;
      sent.push({
        call,
        authorization: headers.get('authorization'),
        key: headers.get('idempotency-key'),
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      });
      if (pathname.startsWith('/storage/v1/object/info/')) return answers.info ?? Response.json({ id: 'file-1' });
      if (init?.method === 'DELETE') return answers.removal ?? Response.json([]);
      if (pathname.startsWith('/storage/')) return answers.file ?? new Response(contents.pdf);
      return answers.added ?? Response.json({ id: 'document-1', name: 'Letter (2).pdf', url: path });
    },
  };
}

function ask(body: unknown, answers: Project = {}, authorization = customer) {
  const { fetch, sent } = projectOf(answers);
  const request = new Request('https://project.example.com/functions/v1/document', {
    method: 'POST',
    headers: { authorization, 'idempotency-key': 'key-1234' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { answer: createHandler({ env, fetch })(request), sent };
}

describe('The function document', () => {
  it('reads the file as the service role, and lists it by its id', async () => {
    const { answer, sent } = ask(letter);
    expect((await answer).status).toBe(200);
    await expect((await answer).json()).resolves.toEqual({ id: 'document-1', name: 'Letter (2).pdf' });
    expect(sent).toEqual([
      { call: `GET /storage/v1/object/info/documents/${path}`, authorization: firm, key: null, body: undefined },
      { call: `GET /storage/v1/object/documents/${path}`, authorization: firm, key: null, body: undefined },
      {
        call: 'POST /rest/v1/rpc/backoffice_add_document',
        authorization: firm,
        key: 'key-1234',
        body: { p_file: 'file-1', p_name: 'Letter.pdf' },
      },
    ]);
  });

  it('removes a file whose content does not match its name, and does not list it', async () => {
    const { answer, sent } = ask(letter, { file: new Response(contents.exe) });
    expect((await answer).status).toBe(422);
    await expect((await answer).json()).resolves.toMatchObject({ code: 'PT422' });
    expect(sent.at(-1)).toEqual({
      call: 'DELETE /storage/v1/object/documents',
      authorization: 'Bearer service-key',
      key: null,
      body: { prefixes: [path] },
    });
    expect(sent).toHaveLength(3);
  });

  it('refuses such a file even when removing it fails, and logs the failure', async () => {
    expectConsole('error', 'A refused document was not removed: status 500.');
    const { answer } = ask(letter, { file: new Response('MZ'), removal: new Response(null, { status: 500 }) });
    expect((await answer).status).toBe(422);
  });

  it.each([
    ['missing', { info: Response.json({ statusCode: '404' }, { status: 400 }) }],
    ['listed by the storage service without its content', { file: Response.json({}, { status: 403 }) }],
  ])('finds no file that is %s', async (_name, answers) => {
    const { answer, sent } = ask(letter, answers);
    expect((await answer).status).toBe(404);
    await expect((await answer).json()).resolves.toMatchObject({ code: 'PT404' });
    expect(sent.every(({ call }) => call.startsWith('GET'))).toBe(true);
  });

  it.each([
    ['no JSON', '{', 404],
    ['no name', { path }, 404],
    ['a path that leads elsewhere', { name: 'a.pdf', path: `${me}/../../x/a.pdf` }, 404],
    ['a path with a question', { name: 'a.pdf', path: `${me}/a?x=.pdf` }, 404],
    ['another customer’s folder', { name: 'a.pdf', path: `${me.replace('1f', '2f')}/a.pdf` }, 404],
    ['a folder below', { name: 'a.pdf', path: `${me}/x/a.pdf` }, 404],
    ['the name of a program', { name: 'a.exe', path }, 415],
    ['a name of another kind than its file', { name: 'a.png', path }, 415],
  ])('refuses %s without a request to the project', async (_name, body, status) => {
    const { answer, sent } = ask(body);
    expect((await answer).status).toBe(status);
    expect(sent).toEqual([]);
  });

  it.each(['', token('anon'), 'Bearer nonsense'])('refuses a caller without a session: %s', async (authorization) => {
    const { answer, sent } = ask(letter, {}, authorization);
    expect((await answer).status).toBe(401);
    expect(sent).toEqual([]);
  });

  it('passes on the database’s messages for people', async () => {
    const refusal = { code: 'PT403', message: 'This step is not open to you at the moment.', hint: 'wrong_tag' };
    const { answer } = ask(letter, { added: Response.json(refusal, { status: 403 }) });
    expect((await answer).status).toBe(403);
    await expect((await answer).json()).resolves.toEqual({ code: refusal.code, message: refusal.message });
  });

  it.each([
    ['storage is broken', { file: new Response(null, { status: 503 }) }, 'Storage answered with status 503.'],
    [
      'the database is broken',
      { added: Response.json({ code: 'XX000', message: 'secret' }, { status: 500 }) },
      'The database answered with status 500.',
    ],
  ])('reveals no internals when %s', async (_name, answers, told) => {
    expectConsole('error', `A document could not be checked: ${told}`);
    const { answer } = ask(letter, answers);
    expect((await answer).status).toBe(502);
    await expect((await answer).json()).resolves.toEqual({ message: 'The document could not be checked.' });
  });

  it('does not start without its settings', () => {
    expect(() => createHandler({ env: {}, fetch })).toThrow('needs SUPABASE_URL');
  });
});
