import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from './fixture';
import { startBackend, type RunningBackend } from './startBackend';

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

const pdf = new Blob(['%PDF-1.7 a statement'], { type: 'application/pdf' });

/** A customer in the portal, with a bucket. */
async function inPortal(email: string) {
  const person = await signUp(backend, email);
  await backend.sql('update public.profiles set tags = array[13] where id = $1', [person.userId]);
  const { client } = person;
  return {
    ...person,
    files: client.storage.from('documents'),
    /** Asks the server function to inspect a file and list it. */
    add: (path: string, name = 'Statement.pdf') => client.functions.invoke('document', { body: { name, path } }),
    listed: async () => (await client.rpc('portal_user_documents')).data,
  };
}

describe('the product’s own supabase folder, unchanged', () => {
  it('lists a document once the server function has inspected it', async () => {
    const me = await inPortal('documents@example.com');
    const path = `${me.userId}/one.pdf`;
    expect((await me.files.upload(path, pdf)).error).toBeNull();
    expect(await me.listed()).toEqual([]);
    expect((await me.add(path)).data).toMatchObject({ name: 'Statement.pdf' });
    expect(await me.listed()).toMatchObject([{ name: 'Statement.pdf', url: path }]);
  });

  it('refuses a file sent without the page: too large, of another type, a renamed program', async () => {
    const me = await inPortal('past-the-page@example.com');
    const large = new Blob([new Uint8Array(11 * 1024 * 1024)], { type: 'application/pdf' });
    expect((await me.files.upload(`${me.userId}/large.pdf`, large)).error).toMatchObject({ statusCode: '413' });
    const type = 'application/x-msdownload';
    const program = new Blob(['MZ'], { type });
    expect((await me.files.upload(`${me.userId}/a.pdf`, program)).error).toMatchObject({ statusCode: '415' });

    const path = `${me.userId}/renamed.pdf`;
    const renamed = new Blob(['MZ'], { type: 'application/pdf' });
    expect((await me.files.upload(path, renamed)).error).toBeNull();
    const { response } = await me.add(path);
    expect(response?.status).toBe(422);
    await expect(response?.json()).resolves.toMatchObject({ code: 'PT422' });
    expect((await me.files.exists(path)).data).toBe(false);
    expect(await me.listed()).toEqual([]);
    // Only the function lists a file.
    const around = await me.client.rpc('backoffice_list_upload', { p_file: path, p_name: 'a.pdf' });
    expect(around.error).not.toBeNull();
  });

  it('protects an inspected file from being replaced', async () => {
    const me = await inPortal('exchange@example.com');
    const path = `${me.userId}/one.pdf`;
    const early = await me.files.createSignedUploadUrl(path);
    await me.files.upload(path, pdf);
    await me.add(path);
    const program = new Blob(['MZ'], { type: 'application/pdf' });
    expect((await me.files.update(path, program)).error).not.toBeNull();
    expect((await me.files.upload(path, program, { upsert: true })).error).not.toBeNull();
    expect((await me.files.uploadToSignedUrl(path, early.data?.token ?? '', program)).error).not.toBeNull();
    await me.files.remove([path]);
    await me.files.move(path, `${me.userId}/two.pdf`);
    expect(await (await me.files.download(path)).data?.text()).toBe('%PDF-1.7 a statement');
  });

  it('hides a customer’s documents from all others', async () => {
    const me = await inPortal('owner@example.com');
    const other = await inPortal('stranger@example.com');
    const path = `${me.userId}/one.pdf`;
    await me.files.upload(path, pdf);
    expect((await other.add(path)).response?.status).toBe(404);
    await me.add(path);
    expect(await other.listed()).toEqual([]);
    expect((await other.files.download(path)).error).not.toBeNull();
    expect((await other.files.createSignedUrl(path, 60)).error).not.toBeNull();
    expect(
      (await backend.client().functions.invoke('document', { body: { name: 'a.pdf', path } })).response?.status,
    ).toBe(401);
    expect(await me.listed()).toHaveLength(1);
  });

  it('starts a new customer at the first step', async () => {
    const { client } = await signUp(backend, 'customer@example.com');
    const { data, error } = await client.rpc('portal_user');
    expect(error).toBeNull();
    expect(data).toMatchObject({ first_name: 'Ada', last_name: 'Byron', email: 'customer@example.com', tags: [1] });
  });

  it('answers a page of another origin as Supabase does', async () => {
    const headers = { origin: 'http://localhost:3000', apikey: backend.anonKey };
    for (const path of ['auth/v1/token', 'rest/v1/rpc/portal_user', 'storage/v1/object/documents/a.pdf']) {
      const asked = { ...headers, 'access-control-request-headers': 'apikey, x-client-info' };
      const preflight = await fetch(`${backend.url}/${path}`, { method: 'OPTIONS', headers: asked });
      expect(preflight.headers.get('access-control-allow-origin'), path).toBe('*');
      expect(preflight.headers.get('access-control-allow-headers'), path).toBe('apikey, x-client-info');
      const reply = await fetch(`${backend.url}/${path}`, { method: 'POST', headers });
      expect(reply.headers.get('access-control-allow-origin'), path).toBe('*');
      expect(reply.headers.get('access-control-expose-headers'), path).toContain('x-supabase-api-version');
    }
  });

  it('answers the server function for customers only', async () => {
    const { client } = await signUp(backend, 'address@example.com');
    const { data, error } = await client.functions.invoke('address', { body: { postcode: 'nonsense' } });
    expect(error).toBeNull();
    expect(data).toMatchObject({ data: 'postcode' });

    const [sample] = await backend.sql('select postcode from public.sample_addresses limit 1');
    const found = await client.functions.invoke('address', { body: { postcode: sample?.postcode } });
    expect(found.data).toMatchObject({
      type: 'success',
      data: expect.arrayContaining([expect.objectContaining({ postcode: sample?.postcode })]),
    });

    const any = await client.functions.invoke('address', { body: { postcode: 'ls1 4ap' } });
    expect(any.data).toMatchObject({ type: 'success', data: [{ postcode: 'LS1 4AP' }, {}, {}] });

    const visitor = await backend.client().functions.invoke('address', { body: { postcode: sample?.postcode } });
    expect(visitor.response?.status).toBe(401);
    const forged = await fetch(`${backend.url}/functions/v1/address`, {
      method: 'POST',
      headers: {
        apikey: backend.anonKey,
        authorization: 'Bearer e30.eyJyb2xlIjoiYXV0aGVudGljYXRlZCIsInN1YiI6IngifQ.e30',
      },
      body: '{"postcode":"SW1A 1AA"}',
    });
    expect(forged.status).toBe(401);
    const unknown = await client.functions.invoke('no-such-function', { body: {} });
    expect(unknown.response?.status).toBe(404);
  });
});
