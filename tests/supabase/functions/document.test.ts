import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contents } from '../../contract/sampleFiles';
import { countPath, secondStepPath, type FakeProject, type SentRequest } from './fakeProject';
import { runtimes, startForCustomer, startFunction, type RunningFunction } from './runtimes';
import { customer as me } from './tokens';

const path = `${me}/key-1234.pdf`;
const letter = { name: 'Letter.pdf', path };
const counting = { call: `POST ${countPath}`, key: null, body: { p_what: 'document', p_who: me } };

const serviceKeys = { SUPABASE_ANON_KEY: 'anon-key', SUPABASE_SERVICE_ROLE_KEY: 'service-key' };

interface Answers {
  info?: Response;
  file?: Response;
  removal?: Response;
  added?: Response;
  listed?: object[];
}

describe.each(runtimes)('The function document in %s', (runtime) => {
  let project: FakeProject;
  let checker: RunningFunction;
  let authorization: string;
  let afterCode: string;

  beforeAll(async () => {
    ({
      project,
      authorization,
      afterCode,
      running: checker,
    } = await startForCustomer(runtime, 'document', serviceKeys));
  });
  beforeEach(() => project.reset());
  afterEach(() => checker.expectQuiet());
  afterAll(async () => {
    await checker.close();
    await project.close();
  });

  function ask(body: unknown, answers: Answers = {}, by = authorization, running = checker) {
    project.on('/storage/v1/object/documents', ({ method }) =>
      method === 'DELETE' ? (answers.removal ?? Response.json([])) : (answers.file ?? new Response(contents.pdf)),
    );
    project.on('/storage/v1/object/info/', () => answers.info ?? Response.json({ id: 'file-1' }));
    project.on('/rest/v1/documents', () => Response.json(answers.listed ?? []));
    const added = { id: 'document-1', name: 'Letter (2).pdf', url: path };
    project.on('/rest/v1/rpc/backoffice_list_upload', () => answers.added ?? Response.json(added));
    return running.handle(
      new Request(`${project.url}/functions/v1/document`, {
        method: 'POST',
        headers: { authorization: by, 'idempotency-key': 'key-1234' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  }
  /** The requests of the function, which must all have the service role's key. */
  function sent() {
    return project.sent.map(({ method, url, headers, body }) => {
      expect([headers.get('apikey'), headers.get('authorization')]).toEqual(['service-key', 'Bearer service-key']);
      return { call: `${method} ${url.pathname}`, key: headers.get('idempotency-key'), body };
    });
  }

  it('reads the file as the service role, and lists it by its id', async () => {
    const response = await ask(letter);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ id: 'document-1', name: 'Letter (2).pdf' });
    expect(sent()).toEqual([
      counting,
      { call: `GET /storage/v1/object/info/documents/${path}`, key: null, body: null },
      { call: `GET /storage/v1/object/documents/${path}`, key: null, body: null },
      {
        call: 'POST /rest/v1/rpc/backoffice_list_upload',
        key: 'key-1234',
        body: { p_file: 'file-1', p_name: 'Letter.pdf' },
      },
    ]);
  });

  it('removes a file whose content does not match its name, and does not list it', async () => {
    const response = await ask(letter, { file: new Response(contents.exe) });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'PT422' });
    const removal = { call: 'DELETE /storage/v1/object/documents', key: null, body: { prefixes: [path] } };
    expect(sent().slice(-2)).toEqual([{ call: 'GET /rest/v1/documents', key: null, body: null }, removal]);
    expect(sent()).toHaveLength(5);
  });

  it('removes the caller’s files that are listed for removal, also with the token of an erased customer', async () => {
    project.on(countPath, () => Response.json(false));
    project.on('/rest/v1/files_to_remove', () => Response.json([{ url: path }, { url: `${me}/other.docx` }]));
    const response = await ask({ removed: true });
    expect([response.status, await response.json()]).toEqual([200, { removed: 2 }]);
    expect(sent()).toEqual([
      { call: 'GET /rest/v1/files_to_remove', key: null, body: null },
      {
        call: 'DELETE /storage/v1/object/documents',
        key: null,
        body: { prefixes: [path, `${me}/other.docx`] },
      },
    ]);
    expect(project.sent[0]?.url.searchParams.get('url')).toBe(`like.${me}/*`);
    const failed = await ask({ removed: true }, { removal: new Response(null, { status: 500 }) });
    expect(failed.status).toBe(502);
    await checker.expectLog('Storage removed nothing: status 500.');
  });

  it.each([
    ['docm', 'PT424', 'This is a Word document with macros. Please save it as a Word document (.docx) or a PDF'],
    ['dotx', 'PT425', 'This is a Word template. Please save it as a Word document (.docx) or a PDF'],
  ] as const)('removes a .%s that is called .docx, and says what to do', async (type, code, message) => {
    const body = { name: 'Letter.docx', path: path.replace('pdf', 'docx') };
    const response = await ask(body, { file: new Response(contents[type]) });
    expect([response.status, await response.json()]).toEqual([422, { code, message }]);
    expect(sent().at(-1)?.call).toBe('DELETE /storage/v1/object/documents');
  });

  it('never removes a listed file whose content does not match', async () => {
    const response = await ask(letter, { file: new Response(contents.exe), listed: [{ id: 'document-1' }] });
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ code: 'PT409', message: 'This document has been added already.' });
    expect(project.sent.at(-1)?.url.searchParams.get('url')).toBe(`eq.${path}`);
    expect(sent().filter(({ call }) => call.startsWith('DELETE'))).toEqual([]);
  });

  it('checks the second step with the customer’s token, and reads nothing while it is due', async () => {
    let asked: SentRequest | undefined;
    project.on(secondStepPath, (request) => {
      asked = request;
      return Response.json(true);
    });
    const response = await ask(letter);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      code: 'PT403',
      message: 'Please log out and log in again with the code of your authenticator app.',
      hint: 'second_step',
    });
    expect(asked?.headers.get('authorization')).toBe(authorization);
    expect(project.sent).toEqual([]);
  });

  it('skips the check when the token proves the second step', async () => {
    project.on(secondStepPath, () => Response.json(true));
    expect((await ask(letter, {}, afterCode)).status).toBe(200);
  });

  it('refuses a mismatched file even when removing it fails, and logs the failure', async () => {
    const response = await ask(letter, {
      file: new Response('MZ'),
      removal: new Response(null, { status: 500 }),
    });
    expect(response.status).toBe(422);
    await checker.expectLog('A refused document was not removed: status 500.');
  });

  it('reads no file above the limit', async () => {
    project.on(countPath, () => Response.json(false));
    const response = await ask(letter);
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ code: 'PT429' });
    expect(sent()).toEqual([counting]);
  });

  it('reads no file when the limiter’s database is down', async () => {
    project.on(countPath, () => new Response(null, { status: 503 }));
    expect((await ask(letter)).status).toBe(502);
    expect(sent()).toEqual([counting]);
    await checker.expectLog('A document could not be checked: The request could not be counted: status 503.');
  });

  it.each([
    ['missing', { info: { body: { statusCode: '404' }, status: 400 } }],
    ['listed by the storage service without its content', { file: { body: {}, status: 403 } }],
  ])('returns not-found for a file that is %s', async (_name, answers) => {
    const responses = Object.entries(answers).map(([name, { body, status }]) => [
      name,
      Response.json(body, { status }),
    ]);
    const response = await ask(letter, Object.fromEntries(responses));
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'PT404' });
    expect(sent().filter(({ call }) => !call.startsWith('GET'))).toEqual([counting]);
  });

  it.each([
    ['no JSON', '{', 404],
    ['no name', { path }, 404],
    ['a path outside the folder', { name: 'a.pdf', path: `${me}/../../x/a.pdf` }, 404],
    ['a path with a query', { name: 'a.pdf', path: `${me}/a?x=.pdf` }, 404],
    ['another customer’s folder', { name: 'a.pdf', path: `${me.replace('1f', '2f')}/a.pdf` }, 404],
    ['a subfolder', { name: 'a.pdf', path: `${me}/x/a.pdf` }, 404],
    ['the name of a program', { name: 'a.exe', path }, 415],
    ['a name with another extension than its path', { name: 'a.png', path }, 415],
  ])('refuses %s without a request to the project', async (_name, body, status) => {
    expect((await ask(body)).status).toBe(status);
    expect(project.sent).toEqual([]);
  });

  it.each(['', 'Bearer service-key', 'Bearer nonsense'])('refuses a caller without a session: %s', async (by) => {
    expect((await ask(letter, {}, by)).status).toBe(401);
    expect(project.sent).toEqual([]);
  });

  describe('with a malware scanner', () => {
    let scanned: RunningFunction;
    beforeAll(async () => {
      scanned = await startFunction(runtime, 'document', {
        SUPABASE_URL: project.url,
        SUPABASE_ANON_KEY: 'anon-key',
        SUPABASE_SERVICE_ROLE_KEY: 'service-key',
        MALWARE_SCAN_URL: `${project.url}/scan`,
        MALWARE_SCAN_KEY: 'scan-key',
      });
    });
    afterEach(() => scanned.expectQuiet());
    afterAll(() => scanned.close());
    const calls = () => project.sent.map(({ method, url }) => `${method} ${url.pathname}`);

    it('lists a clean file', async () => {
      project.on('/scan', () => new Response(null, { status: 204 }));
      expect((await ask(letter, {}, authorization, scanned)).status).toBe(200);
      const scan = project.sent.find(({ url }) => url.pathname === '/scan');
      expect(scan?.headers.get('authorization')).toBe('Bearer scan-key');
      expect(scan?.body).toBe(contents.pdf);
    });

    it('removes a bad file, and does not list it', async () => {
      project.on('/scan', () => new Response(null, { status: 422 }));
      const response = await ask(letter, {}, authorization, scanned);
      expect(response.status).toBe(422);
      expect(await response.json()).toEqual({
        code: 'PT422',
        message: 'This file may not be safe. Please choose another',
      });
      expect(calls().slice(-3)).toEqual([
        'POST /scan',
        'GET /rest/v1/documents',
        'DELETE /storage/v1/object/documents',
      ]);
    });

    it('neither lists nor removes a file while the scanner is down', async () => {
      project.on('/scan', () => new Response(null, { status: 503 }));
      expect((await ask(letter, {}, authorization, scanned)).status).toBe(502);
      expect(calls().at(-1)).toBe('POST /scan');
      await scanned.expectLog('The malware scanner answered with status 503.');
    });
  });

  it('returns the database’s messages for customers', async () => {
    const refusal = { code: 'PT403', message: 'This step is not open to you at the moment.', hint: 'wrong_tag' };
    const response = await ask(letter, { added: Response.json(refusal, { status: 403 }) });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ code: refusal.code, message: refusal.message });
  });

  it.each([
    ['storage is broken', 'file', null, 503, 'Storage answered with status 503.'],
    ['the database is broken', 'added', { code: 'XX000', message: 'secret' }, 500, 'answered with status 500.'],
  ])('reveals no internals when %s', async (_name, part, body, status, logged) => {
    const response = await ask(letter, { [part]: new Response(JSON.stringify(body), { status }) });
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ message: 'The document could not be checked.' });
    await checker.expectLog(logged);
  });
});
