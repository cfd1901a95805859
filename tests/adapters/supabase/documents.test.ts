import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSupabaseAdapter } from '../../../src/adapters/supabase/createSupabaseAdapter';
import { clientOver, json, noAnswer, noNetwork, sessionOf, type Answer, type SentRequest } from './clientOver';
import { FakeXhr } from './fakeXhr';

const inBucket = { id: '1', name: 'a.pdf', url: 'margaret/a.pdf' };
const elsewhere = { id: '2', name: 'b.pdf', url: 'https://files.example.com/b.pdf' };

function listOver(rows: object[], sign: Answer) {
  const { client, requests } = clientOver((request, signal) =>
    request.path.startsWith('/rest/') ? json(rows) : sign(request, signal),
  );
  return { list: createSupabaseAdapter(client).rpc('portal_user_documents', {}), requests };
}

describe('the list of documents', () => {
  it('gets a signed link for every file in the bucket, and leaves full URLs unchanged', async () => {
    const { list, requests } = listOver([inBucket, elsewhere], () =>
      json([{ path: inBucket.url, error: null, signedURL: '/object/sign/documents/margaret/a.pdf?token=t' }]),
    );
    await expect(list).resolves.toEqual([
      { ...inBucket, url: 'http://project.example/storage/v1/object/sign/documents/margaret/a.pdf?token=t' },
      elsewhere,
    ]);
    expect(requests[1]?.body).toEqual({ expiresIn: 3600, paths: [inBucket.url] });
  });

  it('omits rows without a file', async () => {
    const { list } = listOver([inBucket, elsewhere], () =>
      json([
        {
          path: inBucket.url,
          error: 'Either the object does not exist or you do not have access to it',
          signedURL: null,
        },
      ]),
    );
    await expect(list).resolves.toEqual([elsewhere]);
  });

  it('asks for no links when there is nothing to sign', async () => {
    const { list, requests } = listOver([elsewhere], () => json([]));
    await expect(list).resolves.toEqual([elsewhere]);
    expect(requests).toHaveLength(1);
  });

  it.each<[string, Answer, string]>([
    ['without a network', noNetwork, 'unreachable'],
    ['with an expired token', () => json({ statusCode: '403', message: 'jwt expired' }, 400), 'logged-out'],
    ['when storage fails', () => json({ statusCode: '500', message: 'boom' }, 500), 'unexpected'],
  ])('fails %s', async (_name, sign, code) => {
    await expect(listOver([inBucket], sign).list).rejects.toMatchObject({
      name: 'BackendError',
      code,
      message: expect.stringMatching(/^Signing the links of documents /),
    });
  });
});

describe('a removal and an erasure', () => {
  const headers = { Authorization: 'Bearer proof' };

  it.each(['portal_document_remove', 'anonymize_user'])(
    '%s: the function document then removes the files, with the same token',
    async (procedure) => {
      const { client, requests } = clientOver(() => json(null));
      await createSupabaseAdapter(client).rpc(procedure, { p_id: '1' }, { headers });
      expect(requests).toMatchObject([
        { path: `/rest/v1/rpc/${procedure}` },
        { path: '/functions/v1/document', body: { removed: true } },
      ]);
      expect(requests.map(({ headers: sent }) => sent.get('authorization'))).toEqual(['Bearer proof', 'Bearer proof']);
    },
  );

  it.each<[string, Answer]>([
    ['fails', () => json({ message: 'no' }, 502)],
    ['is not deployed', noNetwork],
    ['does not answer within 5 seconds', (_request, signal) => noAnswer(signal)],
  ])('is done, also when the function %s', async (_how, answer) => {
    vi.useFakeTimers();
    const { client } = clientOver((request, signal) =>
      request.path.startsWith('/rest/') ? json(null) : answer(request, signal),
    );
    const removal = createSupabaseAdapter(client).rpc('portal_document_remove', { p_id: '1' }, { headers });
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    await expect(removal).resolves.toBeNull();
  });

  it('removes no files when it is refused', async () => {
    const { client, requests } = clientOver(() => json({ code: 'PT404', message: 'No.' }, 404));
    await expect(createSupabaseAdapter(client).rpc('portal_document_remove', {})).rejects.toThrow();
    expect(requests).toHaveLength(1);
  });
});

describe('an upload', () => {
  const letter = new File(['%PDF-1.7'], 'letter.PDF');
  const path = 'margaret/key-1234.pdf';
  const signed = () => json({ url: `/object/upload/sign/documents/${path}?token=t`, token: 't' });
  const isSigning = ({ path: asked }: SentRequest) => asked.startsWith('/storage/v1/object/upload/sign/');

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  async function uploading(answer: { sign?: Answer; check?: Answer; storage?: (sending: FakeXhr) => void }) {
    const { client, requests } = clientOver((request, signal) => {
      if (request.path.startsWith('/auth/')) return json(sessionOf('margaret'));
      if (isSigning(request)) return (answer.sign ?? signed)(request, signal);
      return (answer.check ?? (() => json({ id: '1' })))(request, signal);
    });
    const sent: FakeXhr[] = [];
    const storage = answer.storage ?? ((sending) => sending.answer(200, { Key: 'k' }));
    vi.stubGlobal(
      'XMLHttpRequest',
      class extends FakeXhr {
        override send(body: Blob) {
          super.send(body);
          sent.push(this);
          storage(this);
        }
      },
    );
    await client.auth.signInWithPassword({ email: 'm@example.com', password: 'correct horse' });
    requests.length = 0;
    const paths = () => requests.map((request) => request.path);
    return { files: createSupabaseAdapter(client).files, requests, paths, sent };
  }

  const toCheck = '/functions/v1/document';
  const toSign = `/storage/v1/object/upload/sign/documents/${path}`;
  const headers = { 'Idempotency-Key': 'key-1234' };

  it('is stored in the owner’s folder under its idempotency key, then inspected', async () => {
    const { files, requests, paths, sent } = await uploading({});
    await files.upload(letter, { headers });
    expect(paths()).toEqual([toSign, toCheck]);
    expect(sent).toMatchObject([
      {
        method: 'PUT',
        url: `http://project.example/storage/v1/object/upload/sign/documents/${path}?token=t`,
        headers: { 'content-type': 'application/pdf' },
      },
    ]);
    expect(await sent[0]?.body?.text()).toBe('%PDF-1.7');
    expect(requests[1]?.body).toEqual({ name: 'letter.PDF', path });
    expect(requests[1]?.headers.get('Idempotency-Key')).toBe('key-1234');
  });

  it('without a key gets a name of its own that nobody can guess', async () => {
    const { files, paths } = await uploading({});
    await files.upload(letter);
    await files.upload(letter);
    const [first, , second] = paths();
    for (const signing of [first, second]) {
      expect(signing).toMatch(/^\/storage\/v1\/object\/upload\/sign\/documents\/margaret\/[0-9a-f]{32}\.pdf$/);
    }
    expect(second).not.toBe(first);
  });

  it('reports its progress', async () => {
    const reported: number[] = [];
    const { files } = await uploading({
      storage(sending) {
        sending.upload.onprogress?.({ loaded: 2, total: 8 });
        sending.upload.onprogress?.({ loaded: 8, total: 8 });
        sending.answer(200, {});
      },
    });
    await files.upload(letter, { onProgress: (part) => reported.push(part) });
    expect(reported).toEqual([0, 0.25, 1]);
  });

  const duplicate = { statusCode: '409', error: 'Duplicate', message: 'The resource already exists' };

  it.each<[string, Parameters<typeof uploading>[0], number]>([
    ['before the request for a URL', { sign: () => json(duplicate, 400) }, 0],
    ['during the upload', { storage: (sending) => sending.answer(400, duplicate) }, 1],
  ])('continues when an earlier attempt uploaded the file %s', async (_name, answer, sendings) => {
    const { files, paths, sent } = await uploading(answer);
    await files.upload(letter, { headers });
    expect(paths()).toEqual([toSign, toCheck]);
    expect(sent).toHaveLength(sendings);
  });

  it('requests no URL for a file whose content does not match its name', async () => {
    const { files, requests } = await uploading({});
    const program = files.upload(new File(['MZ'], 'letter.pdf'));
    await expect(program).rejects.toMatchObject({ code: 'refused', serverCode: 'PT422' });
    expect(requests).toEqual([]);
  });

  it('is refused for an unreadable file', async () => {
    const { files, requests } = await uploading({});
    const gone = new File([], 'letter.pdf');
    gone.arrayBuffer = () => Promise.reject(new DOMException('Gone', 'NotFoundError'));
    await expect(files.upload(gone)).rejects.toMatchObject({ code: 'refused', serverCode: 'PT410' });
    expect(requests).toEqual([]);
  });

  it.each<[string, object, object]>([
    ['too large', { statusCode: '413', message: 'm' }, { message: 'Please choose a file of at most 10 MB' }],
    ['of a wrong type', { statusCode: '415', message: 'm' }, { serverCode: 'PT415' }],
    [
      'not permitted',
      { statusCode: '403', message: 'new row violates row-level security policy' },
      { message: 'You cannot add a document at the moment.' },
    ],
  ])('is refused and not inspected when the file is %s', async (_name, refusal, failure) => {
    for (const answer of [
      { sign: () => json(refusal, 400) },
      { storage: (sending: FakeXhr) => sending.answer(400, refusal) },
    ]) {
      const { files, paths } = await uploading(answer);
      await expect(files.upload(letter, { headers })).rejects.toMatchObject({ code: 'refused', ...failure });
      expect(paths()).toEqual([toSign]);
    }
  });

  it.each<[string, Parameters<typeof uploading>[0], string]>([
    ['before it starts', { sign: noNetwork }, 'unreachable'],
    ['while it is sent', { storage: (sending) => sending.onerror?.() }, 'unreachable'],
    ['at a gateway', { storage: (sending) => sending.answer(502, '<html>') }, 'unreachable'],
    ['when storage fails', { storage: (sending) => sending.answer(500, '<html>') }, 'unexpected'],
    ['because the session ended', { check: () => json({ code: 401, message: 'Invalid JWT' }, 401) }, 'logged-out'],
  ])('rejects when it fails %s', async (_name, answer, code) => {
    const { files } = await uploading(answer);
    await expect(files.upload(letter)).rejects.toMatchObject({ name: 'BackendError', code });
  });

  it('is too large when a proxy refuses it as too large', async () => {
    const { files } = await uploading({ storage: (sending) => sending.answer(413, '<html>') });
    await expect(files.upload(letter)).rejects.toMatchObject({ code: 'refused', serverCode: 'PT413' });
  });

  it('is not inspected when it is aborted while sending', async () => {
    const controller = new AbortController();
    const { files, paths } = await uploading({ storage: () => controller.abort() });
    const upload = files.upload(letter, { headers, signal: controller.signal });
    await expect(upload).rejects.toMatchObject({ message: 'The upload was cancelled' });
    expect(paths()).toEqual([toSign]);
  });

  it('is not sent when it is aborted before sending', async () => {
    const controller = new AbortController();
    const { files, sent } = await uploading({
      sign() {
        controller.abort();
        return signed();
      },
    });
    const upload = files.upload(letter, { headers, signal: controller.signal });
    await expect(upload).rejects.toMatchObject({ message: 'The upload was cancelled' });
    expect(sent).toEqual([]);
  });
});
