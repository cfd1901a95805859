import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixtureFolder, signUp, type SignedIn } from './fixture';
import { startBackend, type RunningBackend } from './startBackend';

let backend: RunningBackend;
let owner: SignedIn;
let stranger: SignedIn;
let path: string;
let count = 0;
beforeAll(async () => {
  backend = await startBackend({ supabaseDir: fixtureFolder });
  owner = await signUp(backend, 'owner@example.com');
  stranger = await signUp(backend, 'stranger@example.com');
});
afterAll(() => backend.stop());
beforeEach(() => {
  count += 1;
  path = `${owner.userId}/${count}/Café & statement (1).pdf`;
});

const pdf = new Blob(['%PDF-1.7 a statement'], { type: 'application/pdf' });

function papers({ client }: SignedIn) {
  return client.storage.from('papers');
}

describe('files, through an unmodified storage client', () => {
  it('are uploaded as a Blob and downloaded whole', async () => {
    const uploaded = await papers(owner).upload(path, pdf, { cacheControl: '60' });
    expect(uploaded).toMatchObject({ error: null, data: { path, fullPath: `papers/${path}`, id: expect.any(String) } });
    const { data } = await papers(owner).download(path);
    expect(data?.type).toBe('application/pdf');
    expect(await data?.text()).toBe('%PDF-1.7 a statement');
  });

  it('are also uploaded as plain content, and replaced only on request', async () => {
    const bytes = new Uint8Array([0, 1, 2, 255]);
    expect((await papers(owner).upload(path, bytes, { contentType: 'application/pdf' })).error).toBeNull();
    const again = await papers(owner).upload(path, pdf);
    expect(again.error).toMatchObject({ statusCode: '409' });
    expect((await papers(owner).upload(path, pdf, { upsert: true })).error).toBeNull();
    expect((await papers(owner).update(path, new Blob(['%PDF two'], { type: 'application/pdf' }))).error).toBeNull();
    expect(await (await papers(owner).download(path)).data?.text()).toBe('%PDF two');
  });

  it('are refused by size, by type and by folder', async () => {
    const large = new Blob([new Uint8Array(1001)], { type: 'application/pdf' });
    expect((await papers(owner).upload(path, large)).error).toMatchObject({ statusCode: '413' });
    const script = new Blob(['<script>'], { type: 'text/html' });
    expect((await papers(owner).upload(path, script)).error).toMatchObject({ statusCode: '415' });
    expect((await papers(stranger).upload(path, pdf)).error).toMatchObject({ statusCode: '403' });
    expect((await papers(owner).exists(path)).data).toBe(false);
  });

  it('are closed to other customers', async () => {
    await papers(owner).upload(path, pdf);
    expect((await papers(stranger).download(path)).error).not.toBeNull();
    expect((await papers(stranger).createSignedUrl(path, 60)).error).not.toBeNull();
    expect((await papers(stranger).list(`${owner.userId}/${count}`)).data).toEqual([]);
    expect((await papers(stranger).remove([path])).data).toEqual([]);
    expect((await papers(owner).exists(path)).data).toBe(true);
  });

  it('are read through a signed URL, with a file name for saving', async () => {
    await papers(owner).upload(path, pdf);
    const { data, error } = await papers(owner).createSignedUrl(path, 60, { download: 'My statement.pdf' });
    expect(error).toBeNull();
    const answer = await fetch(data?.signedUrl ?? '');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('%PDF-1.7 a statement');
    expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''My%20statement.pdf");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');

    const forged = (data?.signedUrl ?? '').replace('token=', 'token=x');
    expect((await fetch(forged)).ok).toBe(false);

    const many = await papers(owner).createSignedUrls([path, `${owner.userId}/missing.pdf`], 60);
    expect(many.data).toMatchObject([
      { path, error: null, signedUrl: expect.stringContaining('/storage/v1/object/sign/papers/') },
      { error: expect.any(String), signedUrl: null },
    ]);
    expect((await fetch(many.data?.[0]?.signedUrl ?? '')).status).toBe(200);
  });

  it('are uploaded through a signed URL', async () => {
    const { data } = await papers(owner).createSignedUploadUrl(path);
    const uploaded = await backend
      .client()
      .storage.from('papers')
      .uploadToSignedUrl(path, data?.token ?? '', pdf);
    expect(uploaded.error).toBeNull();
    expect(await (await papers(owner).download(path)).data?.text()).toBe('%PDF-1.7 a statement');
  });

  it('go to a signed URL unchanged, under the same limits, and never replace another', async () => {
    const { data } = await papers(owner).createSignedUploadUrl(path);
    const put = (content: BodyInit, type = 'application/pdf') => {
      // A stream is sent without its length.
      const stream = { body: new Response(content).body, duplex: 'half' };
      return fetch(data?.signedUrl ?? '', { method: 'PUT', headers: { 'content-type': type }, ...stream });
    };
    await expect((await put(new Uint8Array(1001))).json()).resolves.toMatchObject({ statusCode: '413' });
    await expect((await put('<script>', 'text/html')).json()).resolves.toMatchObject({ statusCode: '415' });
    expect((await papers(owner).exists(path)).data).toBe(false);

    expect((await put('%PDF one')).status).toBe(200);
    await expect((await put('%PDF two')).json()).resolves.toMatchObject({ statusCode: '409' });
    expect((await papers(owner).createSignedUploadUrl(path)).error).toMatchObject({ statusCode: '409' });
    expect(await (await papers(owner).download(path)).data?.text()).toBe('%PDF one');
    expect((await papers(stranger).createSignedUploadUrl(`${path}.pdf`)).error).toMatchObject({ statusCode: '403' });
  });

  it.each(['list/papers', 'copy'])('are not found by a request that is no JSON: %s', async (path) => {
    const answer = await fetch(`${backend.url}/storage/v1/object/${path}`, {
      method: 'POST',
      headers: { apikey: backend.anonKey, 'content-type': 'application/json' },
      body: '[[',
    });
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: 'InvalidRequest' }]);
  });

  it('are listed folder by folder', async () => {
    const folder = `${owner.userId}/list`;
    for (const name of ['b.pdf', 'a.pdf', 'deeper/c.pdf', 'deeper/d.pdf', 'even_deeper/e/f.pdf']) {
      expect((await papers(owner).upload(`${folder}/${name}`, pdf)).error).toBeNull();
    }
    const { data } = await papers(owner).list(folder);
    expect(data?.map(({ name, id }) => [name, id === null])).toEqual([
      ['a.pdf', false],
      ['b.pdf', false],
      ['deeper', true],
      ['even_deeper', true],
    ]);
    expect(data?.[0]?.metadata).toMatchObject({ size: 20, mimetype: 'application/pdf' });
    const page = await papers(owner).list(folder, { limit: 1, offset: 1, sortBy: { column: 'name', order: 'desc' } });
    expect(page.data?.map(({ name }) => name)).toEqual(['deeper']);
    const found = await papers(owner).list(folder, { search: 'B' });
    expect(found.data?.map(({ name }) => name)).toEqual(['b.pdf']);
  });

  it('are copied, moved, described and removed', async () => {
    await papers(owner).upload(path, pdf);
    const copy = await papers(owner).copy(path, `${path}.copy.pdf`);
    expect(copy).toMatchObject({ error: null, data: { path: `papers/${path}.copy.pdf` } });
    expect((await papers(owner).move(`${path}.copy.pdf`, `${path}.moved.pdf`)).error).toBeNull();
    const info = await papers(owner).info(`${path}.moved.pdf`);
    expect(info.data).toMatchObject({ size: 20, contentType: 'application/pdf' });
    const removed = await papers(owner).remove([path, `${path}.moved.pdf`]);
    expect(removed.data).toHaveLength(2);
    expect((await papers(owner).exists(path)).data).toBe(false);
  });
});
