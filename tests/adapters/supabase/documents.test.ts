import { describe, expect, it } from 'vitest';
import { createSupabaseAdapter } from '../../../src/adapters/supabase/createSupabaseAdapter';
import { clientOver, json, noNetwork, sessionOf, type Answer } from './clientOver';

const inBucket = { id: '1', name: 'a.pdf', url: 'margaret/a.pdf' };
const elsewhere = { id: '2', name: 'b.pdf', url: 'https://files.example.com/b.pdf' };

function listOver(rows: object[], sign: Answer) {
  const { client, requests } = clientOver((request, signal) =>
    request.path.startsWith('/rest/') ? json(rows) : sign(request, signal),
  );
  return { list: createSupabaseAdapter(client).rpc('portal_user_documents', {}), requests };
}

describe('the list of documents', () => {
  it('gets a signed link for every file in the bucket, and leaves full addresses alone', async () => {
    const { list, requests } = listOver([inBucket, elsewhere], () =>
      json([{ path: inBucket.url, error: null, signedURL: '/object/sign/documents/margaret/a.pdf?token=t' }]),
    );
    await expect(list).resolves.toEqual([
      { ...inBucket, url: 'http://project.example/storage/v1/object/sign/documents/margaret/a.pdf?token=t' },
      elsewhere,
    ]);
    expect(requests[1]?.body).toEqual({ expiresIn: 3600, paths: [inBucket.url] });
  });

  it('leaves out what has no file any more', async () => {
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
    ['with a token that has run out', () => json({ statusCode: '403', message: 'jwt expired' }, 400), 'signed-out'],
    ['of a storage that is broken', () => json({ statusCode: '500', message: 'boom' }, 500), 'unexpected'],
  ])('fails %s', async (_name, sign, code) => {
    await expect(listOver([inBucket], sign).list).rejects.toMatchObject({ name: 'BackendError', code });
  });
});

describe('an upload', () => {
  const letter = new File(['%PDF'], 'letter.PDF');

  async function uploading(store: Answer) {
    const { client, requests } = clientOver((request, signal) => {
      if (request.path.startsWith('/auth/')) return json(sessionOf('margaret'));
      return request.path.startsWith('/rest/') ? json({ id: '1' }) : store(request, signal);
    });
    await client.auth.signInWithPassword({ email: 'm@example.com', password: 'correct horse' });
    requests.length = 0;
    return { files: createSupabaseAdapter(client).files, requests };
  }

  it('goes into the folder of its owner under the key of the intended effect, then gets a row', async () => {
    const { files, requests } = await uploading(() => json({ Key: 'k', Id: 'i' }));
    await files.upload(letter, { headers: { 'Idempotency-Key': 'key-1234' } });
    const path = 'margaret/key-1234.pdf';
    expect(requests.map((request) => request.path)).toEqual([
      `/storage/v1/object/documents/${path}`,
      '/rest/v1/rpc/portal_document_add',
    ]);
    expect(requests[1]?.body).toEqual({ p_name: 'letter.PDF', p_path: path });
    expect(requests[1]?.headers.get('Idempotency-Key')).toBe('key-1234');
  });

  it('goes on when an earlier try has brought the file already', async () => {
    const { files, requests } = await uploading(() =>
      json({ statusCode: '409', error: 'Duplicate', message: '' }, 400),
    );
    await files.upload(letter);
    expect(requests).toHaveLength(2);
  });

  it.each<[string, Answer, object]>([
    [
      'too large',
      () => json({ statusCode: '413', message: 'm' }, 400),
      { message: 'Please choose a file of at most 10 MB' },
    ],
    [
      'of a wrong type',
      () => json({ statusCode: '415', message: 'm' }, 400),
      { message: 'Please choose a PDF, Word, JPG, PNG or GIF file' },
    ],
    [
      'not the customer’s to add',
      () => json({ statusCode: '403', message: 'new row violates row-level security policy' }, 400),
      { message: 'You cannot add a document at the moment.' },
    ],
    ['lost on its way', noNetwork, { code: 'unreachable' }],
  ])('that is %s gets no row', async (_name, store, failure) => {
    const { files, requests } = await uploading(store);
    await expect(files.upload(letter)).rejects.toMatchObject({ name: 'BackendError', code: 'refused', ...failure });
    expect(requests).toHaveLength(1);
  });

  it('that is given up gets no row', async () => {
    const controller = new AbortController();
    const { files, requests } = await uploading(() => {
      controller.abort();
      return json({ Key: 'k', Id: 'i' });
    });
    await expect(files.upload(letter, { signal: controller.signal })).rejects.toMatchObject({
      message: 'The upload was cancelled',
    });
    expect(requests).toHaveLength(1);
  });
});
