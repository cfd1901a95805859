import { beforeAll, describe, expect, it } from 'vitest';
import { customerAt, personal, type TestCustomer } from './customers';
import { describeOnDatabase } from './engine';

const hidden = [
  '\u200b',
  '\u200d',
  '\u200e',
  '\u200f',
  '\u202e',
  '\u2060',
  '\u2066',
  '\u061c',
  '\u180e',
  '\ufff9',
  '\u{e0041}',
];

describeOnDatabase('Hidden content', (database) => {
  const refusedBy = { code: '23514' };
  /** For calls that are refused. */
  let customer: TestCustomer;
  beforeAll(async () => {
    customer = await customerAt(database, 13);
  });

  describe('in the URL of a document', () => {
    it.each([
      'javascript:alert(1)',
      'JavaScript:alert(1)',
      'data:text/html,x',
      'http://files.example.com/a.pdf',
      'https://files.example.com/a b.pdf',
      '//files.example.com/a.pdf',
      '/etc/passwd',
      'a.pdf',
      'OWNER/../other/a.pdf',
      'OWNER/./a.pdf',
      'OWNER//a.pdf',
      'OWNER/',
      'OWNER/a\\b.pdf',
    ])('is refused: %s', async (url) => {
      const add = database
        .as('service_role')
        .select(
          `insert into public.documents (user_id, name, url) values ('${customer.id}', 'a.pdf', '${url.replace('OWNER', customer.id)}')`,
        );
      await expect(add).rejects.toMatchObject(refusedBy);
    });

    it('is not found in valid paths and https URLs, which are stored', async () => {
      const me = await customerAt(database, 13);
      for (const url of [`${me.id}/a.pdf`, `${me.id}/letters/..a.pdf`, `https://files.example.com/${me.id}?a=1#b`]) {
        if (!url.startsWith('https:')) {
          await database.owner(`insert into storage.objects (bucket_id, name) values ('documents', $1)`, [url]);
        }
        await database
          .as('service_role')
          .select(`insert into public.documents (user_id, name, url) values ('${me.id}', 'a.pdf', '${url}')`);
      }
      expect(await me.rpc('portal_user_documents')).toHaveLength(3);
    });
  });

  describe('in the path of a file', () => {
    it.each(['../x/a.pdf', 'x/../a.pdf', './a.pdf', 'x/a.pdf', 'a b.pdf', 'a.pdf/', 'a..pdf', '.pdf', 'a.exe'])(
      'is refused: %s',
      async (path) => {
        const upload = customer.select(
          `insert into storage.objects (bucket_id, name) values ('documents', '${customer.id}/${path}')`,
        );
        await expect(upload).rejects.toMatchObject({ code: expect.stringMatching(/^(42501|PT400)$/) });
      },
    );

    it('is refused even from the service role', async () => {
      const me = await customerAt(database, 13);
      for (const path of ['../a.pdf', 'x/../../a.pdf', './a.pdf', '/a.pdf']) {
        const store = database
          .as('service_role')
          .select(`insert into storage.objects (bucket_id, name) values ('documents', '${me.id}/${path}')`);
        await expect(store, path).rejects.toMatchObject({ code: 'PT400' });
      }
    });
  });

  it('is removed from names: zero-width characters and direction marks', async () => {
    const me = await customerAt(database, 13);
    const beginner = await customerAt(database, 1);
    const p_first_name = `A${hidden.join('')}da`;
    await beginner.rpc('portal_personal', { ...personal, p_first_name, p_previous_names: [p_first_name] });
    expect(await beginner.rpc('portal_user')).toMatchObject({ first_name: 'Ada', previous_names: ['Ada'] });
    const list = async (path: string, p_name: string) => {
      const [file] = await database.owner(
        `insert into storage.objects (bucket_id, name) values ('documents', $1) returning id`,
        [`${me.id}/${path}`],
      );
      return database.as('service_role').rpc('backoffice_list_upload', { p_file: file?.id, p_name });
    };
    expect(await list('a.pdf', 'Letter.pdf')).toMatchObject({ name: 'Letter.pdf' });
    // Looks the same as the first name, so it gets the number 2.
    expect(await list('b.pdf', 'Let\u200bter\u200f.pdf')).toMatchObject({ name: 'Letter (2).pdf' });
    expect(await list('c.pdf', 'fdp.\u202egnp.pdf')).toMatchObject({ name: 'fdp.gnp.pdf' });
    const id = await database.signUp({ first_name: `A${hidden.join('')}da`, last_name: 'Love\u200blace' });
    expect(await database.as(id).rpc('portal_user')).toMatchObject({ first_name: 'Ada', last_name: 'Lovelace' });
  });

  it('a file that is listed late is removed from the list of files to delete', async () => {
    const me = await customerAt(database, 13);
    const url = `${me.id}/late.pdf`;
    const [file] = await database.owner(
      `insert into storage.objects (bucket_id, name) values ('documents', $1) returning id`,
      [url],
    );
    await database.owner('insert into public.files_to_remove (url) values ($1)', [url]);
    await database.as('service_role').rpc('backoffice_list_upload', { p_file: file?.id, p_name: 'Late.pdf' });
    expect(await database.owner('select url from public.files_to_remove where url = $1', [url])).toEqual([]);
  });

  it('notifies only the owner of a deleted row', async () => {
    const [me, other] = [await customerAt(database, 13), await customerAt(database, 13)];
    const firm = database.as('service_role');
    const [publication] = await database.owner(
      `select pubinsert, pubupdate, pubdelete, pubtruncate from pg_publication where pubname = 'supabase_realtime'`,
    );
    expect(publication).toEqual({ pubinsert: true, pubupdate: true, pubdelete: false, pubtruncate: false });
    const p_task = await firm.rpc('backoffice_add_task', { p_by: 'Sam', p_user: me.id, p_title: 'Call us' });
    await firm.rpc('backoffice_finish_task', { p_by: 'Sam', p_task });
    await firm.select(`delete from public.traces where user_id = '${me.id}'`);
    const seen = 'select removed_from from public.removals where user_id is not null order by removed_from';
    expect(await me.select(seen)).toEqual([{ removed_from: 'tasks' }, { removed_from: 'traces' }]);
    expect(await other.select(seen)).toEqual([]);
    await database.trial(async (trial) => {
      await trial.owner('delete from public.guides where id = (select min(id) from public.guides)');
      expect(await trial.as(other.id).select('select user_id, removed_from from public.removals')).toEqual([
        { user_id: null, removed_from: 'guides' },
      ]);
    });
  });
});
