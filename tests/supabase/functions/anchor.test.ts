import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readTimeStamp, timeStampRequest } from '../../../supabase/functions/anchor/timeStamp';
import {
  createStampAuthority,
  readStampRequest,
  type StampAuthority,
  type StampRequest,
} from '../../../cli/tests/evidence/stampAuthority';
import { startFakeProject, type FakeProject } from './fakeProject';
import { runtimes, startFunction, type RunningFunction } from './runtimes';
import { realAnswer, realRequest } from './realTimeStamp';

const secret = 'anchor-secret-of-at-least-32-letters';
const hash = '3f'.repeat(32);
const head = { number: 12, hash };
const name = `000000000012-${hash}`;

describe.each(runtimes)('The function anchor in %s', (runtime) => {
  let project: FakeProject;
  let anchor: RunningFunction;
  let stamping: RunningFunction;
  let authority: StampAuthority;

  beforeAll(async () => {
    authority = await createStampAuthority({ name: 'Time' });
    project = await startFakeProject();
    const settings = {
      ANCHOR_SECRET: secret,
      ANCHOR_STORE_URL: `${project.url}/store/heads?sig=store-signature`,
      ANCHOR_STORE_TOKEN: 'store-token',
    };
    anchor = await startFunction(runtime, 'anchor', settings);
    stamping = await startFunction(runtime, 'anchor', { ...settings, ANCHOR_TSA_URL: `${project.url}/tsa` });
  });
  const stored = new Map<string, Buffer>();
  beforeEach(() => {
    project.reset();
    stored.clear();
    project.on('/store/', ({ url, headers, bytes }) => {
      if (headers.get('if-none-match') === '*' && stored.has(url.pathname)) return new Response(null, { status: 412 });
      stored.set(url.pathname, bytes);
      return new Response(null, { status: 201 });
    });
    project.on('/tsa', async ({ bytes }) => stampWith(await authority.stamp(readRequest(bytes))));
  });
  afterEach(() => {
    anchor.expectQuiet();
    stamping.expectQuiet();
  });
  afterAll(async () => {
    await stamping.close();
    await anchor.close();
    await project.close();
  });

  const readRequest = (bytes: Buffer) => readStampRequest(new Uint8Array(bytes));
  const stampWith = (bytes: Buffer) => new Response(new Uint8Array(bytes));
  const send = (body: unknown, { by = `Bearer ${secret}`, to = anchor, method = 'POST' } = {}) =>
    to.handle(
      new Request(`${project.url}/functions/v1/anchor`, {
        method,
        headers: by === '' ? {} : { authorization: by },
        ...(method === 'POST' ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
      }),
    );
  const calls = () => project.sent.map(({ method, url }) => `${method} ${url.pathname}`);

  it('stores only the number, hash and time of the end of the chain', async () => {
    const response = await send(head);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ stored: `${name}.json`, isNew: true, isTimeStamped: false });
    expect([...stored.keys()]).toEqual([`/store/heads/${name}.json`]);
    const [sent] = project.sent;
    expect(sent?.method).toBe('PUT');
    expect(sent?.url.search).toBe('?sig=store-signature');
    expect(sent?.headers.get('authorization')).toBe('Bearer store-token');
    expect(sent?.headers.get('if-none-match')).toBe('*');
    const time: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(sent?.body).toEqual({ ...head, anchored_at: time });
  });

  it('never overwrites an object: the same end is stored once, another end as a second object', async () => {
    await send(head);
    const [first] = stored.values();
    const again = await send(head);
    expect([again.status, await again.json()]).toEqual([200, expect.objectContaining({ isNew: false })]);
    expect((await send({ number: 12, hash: '4e'.repeat(32) })).status).toBe(200);
    expect(stored.size).toBe(2);
    expect(stored.get(`/store/heads/${name}.json`)).toEqual(first);
  });

  it('refuses a body of more than 10 kB without parsing it', async () => {
    for (const body of ['['.repeat(1_000_000), JSON.stringify({ ...head, more: 'x'.repeat(10_000) })]) {
      expect((await send(body)).status).toBe(413);
    }
    expect(project.sent).toEqual([]);
  });

  it('accepts the answer of Azure Blob Storage for an existing object', async () => {
    const headers = { 'x-ms-error-code': 'BlobAlreadyExists' };
    project.on('/store/', () => new Response(null, { status: 409, headers }));
    expect((await send(head)).status).toBe(200);
    expect(project.sent[0]?.headers.get('x-ms-blob-type')).toBe('BlockBlob');
  });

  it('stores the answer of the time-stamping service next to it', async () => {
    const response = await send(head, { to: stamping });
    expect(await response.json()).toEqual({ stored: `${name}.json`, isNew: true, isTimeStamped: true });
    const question = project.sent.find(({ url }) => url.pathname === '/tsa');
    expect(question?.headers.get('content-type')).toBe('application/timestamp-query');
    expect(question?.headers.get('authorization')).toBeNull();
    expect(readRequest(question?.bytes ?? Buffer.of()).hash).toBe(hash);
    expect([...stored.keys()]).toEqual([`/store/heads/${name}.json`, `/store/heads/${name}.tsr`]);
    const answer = new Uint8Array(stored.get(`/store/heads/${name}.tsr`) ?? Buffer.of());
    expect(readTimeStamp(answer, hash)).toHaveProperty('info');
  });

  it('requests each token with a new nonce', async () => {
    await send(head, { to: stamping });
    await send(head, { to: stamping });
    const questions = project.sent.filter(({ url }) => url.pathname === '/tsa');
    expect(new Set(questions.map(({ bytes }) => readRequest(bytes).nonce)).size).toBe(2);
  });

  it.each<[string, (request: StampRequest) => Response | Promise<Response>, string]>([
    [
      'refuses',
      async (request) => stampWith(await authority.stamp({ ...request, status: 2 })),
      'refuses the token: status 2.',
    ],
    [
      'stamps another hash',
      async (request) => stampWith(await authority.stamp({ ...request, hash: '00'.repeat(32) })),
      'is a token over another hash.',
    ],
    [
      'stamps with another algorithm',
      async (request) => stampWith(await authority.stamp({ ...request, algorithm: '2.16.840.1.101.3.4.2.2' })),
      'is a token over another hash.',
    ],
    [
      'replays an old token',
      async (request) => stampWith(await authority.stamp({ ...request, nonce: 0x0102030405060708n })),
      'is an answer to another request.',
    ],
    ['answers with a page', () => new Response('<html>'), 'is not one TimeStampResp.'],
    ['answers with nothing', () => new Response(''), 'is not one TimeStampResp.'],
    [
      'answers with a cut token',
      async (request) => stampWith((await authority.stamp(request)).subarray(0, 90)),
      'is not one TimeStampResp.',
    ],
    [
      'answers with more after the token',
      async (request) => stampWith(Buffer.concat([await authority.stamp(request), Buffer.of(5, 0)])),
      'is not one TimeStampResp.',
    ],
    [
      'answers with another content',
      async (request) => stampWith(await authority.stamp({ ...request, contentType: '1.2.840.113549.1.7.1' })),
      'is not one TimeStampResp.',
    ],
    [
      'answers with indefinite lengths',
      () => stampWith(Buffer.from('3080300302010030800000', 'hex')),
      'is not one TimeStampResp.',
    ],
    ['answers with too much', () => new Response('x'.repeat(100_001)), 'is too long.'],
    ['is down', () => new Response(null, { status: 503 }), 'The time-stamping service answered with status 503.'],
    [
      'redirects',
      () => new Response(null, { status: 307, headers: { location: '/elsewhere' } }),
      'The time-stamping service answered with status 307.',
    ],
  ])('stores the end and no token when the service %s', async (_what, answer, logged) => {
    project.on('/tsa', ({ bytes }) => answer(readRequest(bytes)));
    const response = await send(head, { to: stamping });
    expect(response.status).toBe(502);
    expect([...stored.keys()]).toEqual([`/store/heads/${name}.json`]);
    expect(calls()).not.toContain('POST /elsewhere');
    await stamping.expectLog(logged);
  });

  it.each<[string, () => Response | undefined, string]>([
    ['is full', () => new Response('store-token', { status: 507 }), 'The store answered with status 507.'],
    ['refuses the token', () => new Response(null, { status: 403 }), 'The store answered with status 403.'],
    ['has a conflict', () => new Response(null, { status: 409 }), 'The store answered with status 409.'],
    [
      'redirects',
      () => new Response(null, { status: 307, headers: { location: '/elsewhere' } }),
      'The store answered with status 307.',
    ],
    ['cannot be reached', () => undefined, 'TypeError'],
  ])('returns an error, requests no token and logs no secret when the store %s', async (_what, answer, logged) => {
    project.on('/store/', answer);
    const response = await send(head, { to: stamping });
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({
      message: 'The end of the chain could not be anchored. The log of the function says why.',
    });
    // Deno repeats a PUT whose connection broke.
    expect(new Set(calls())).toEqual(new Set([`PUT /store/heads/${name}.json`]));
    const secrets = /store-token|store-signature|anchor-secret|3f3f/;
    expect(await stamping.expectLog(logged)).not.toMatch(secrets);
  });

  it.each(['', 'Bearer', `Bearer ${secret}!`, `Bearer ${secret.slice(1)}`, `Basic ${secret}`, secret])(
    'refuses a caller without the secret: %s',
    async (by) => {
      const response = await send(head, { by });
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ message: 'Send the ANCHOR_SECRET of the function as the bearer token.' });
      expect(project.sent).toEqual([]);
    },
  );

  it.each([
    ['no JSON', '{'],
    ['a list', []],
    ['no number', { hash }],
    ['a number as text', { number: '12', hash }],
    ['a fraction', { number: 1.5, hash }],
    ['zero', { number: 0, hash }],
    ['a path as hash', { number: 12, hash: '../'.repeat(21) + 'a' }],
    ['a short hash', { number: 12, hash: 'ab' }],
    ['the whole record, as a webhook on the table sends it', { type: 'INSERT', record: head }],
    ['personal data beside it', { ...head, signer: { birth_date: '1960-01-01' } }],
  ])('refuses %s, and stores nothing', async (_what, body) => {
    const response = await send(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ message: expect.stringContaining('and nothing else') });
    expect(project.sent).toEqual([]);
  });

  it('answers POST only', async () => {
    expect((await send(head, { method: 'PUT' })).status).toBe(405);
    expect(project.sent).toEqual([]);
  });
});

describe('The answer of a time-stamping service', () => {
  const { hash: stamped, nonce } = realRequest;

  it('is accepted in the form that OpenSSL writes', () => {
    const stamp = readTimeStamp(realAnswer, stamped);
    expect('info' in stamp && stamp.info.nonce?.toBigInt()).toBe(nonce);
  });

  it('is refused for another hash and when it is truncated', () => {
    expect(readTimeStamp(realAnswer, hash)).toEqual({ problem: 'is a token over another hash' });
    for (let length = 0; length < realAnswer.length; length += 1) {
      expect(readTimeStamp(realAnswer.slice(0, length), stamped), `${length} bytes`).toHaveProperty('problem');
    }
  });

  it('asks for SHA-256, the nonce and the certificates', () => {
    expect(readStampRequest(timeStampRequest(stamped, 2n ** 64n - 1n))).toEqual({
      hash: stamped,
      nonce: 2n ** 64n - 1n,
    });
  });
});

describe('The settings of the function anchor', () => {
  const settings = { ANCHOR_SECRET: secret, ANCHOR_STORE_URL: 'https://store.example.com/heads' };
  it.each([
    ['needs ANCHOR_SECRET, of at least 32 characters', { ...settings, ANCHOR_SECRET: '' }],
    ['needs ANCHOR_SECRET, of at least 32 characters', { ...settings, ANCHOR_SECRET: 'short' }],
    ['needs ANCHOR_STORE_URL', { ANCHOR_SECRET: secret }],
    ['ANCHOR_STORE_URL is not a URL.', { ...settings, ANCHOR_STORE_URL: 'store' }],
    ['ANCHOR_STORE_URL must start with https.', { ...settings, ANCHOR_STORE_URL: 'http://store.example.com' }],
    ['ANCHOR_TSA_URL is not a URL.', { ...settings, ANCHOR_TSA_URL: 'tsa' }],
  ])('cause an error at start when invalid: %s', async (message, env) => {
    for (const runtime of runtimes) await expect(startFunction(runtime, 'anchor', env)).rejects.toThrow(message);
  });
});
