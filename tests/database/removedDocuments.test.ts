import { expect, it } from 'vitest';
import { customerAt } from './customers';
import { describeOnDatabase } from './engine';

describeOnDatabase('Removing a document', (database) => {
  async function added(id: string, name = 'Wrong.pdf') {
    const path = `${id}/${name}`;
    const [file] = await database.owner(
      `insert into storage.objects (bucket_id, name) values ('documents', $1) returning id`,
      [path],
    );
    const firm = database.as('service_role');
    return { ...Object(await firm.rpc('backoffice_list_upload', { p_file: String(file?.id), p_name: name })), path };
  }

  it('removes what the customer added, lists the file, and keeps that it was there', async () => {
    const me = await customerAt(database, 13);
    const { id, path } = await added(me.id);
    expect(await me.select('select public.portal_readable_files()::text as files')).toEqual([{ files: `{${path}}` }]);
    expect(await me.rpc('portal_document_remove', { p_id: id })).toBeNull();
    expect(await me.rpc('portal_user_documents')).toEqual([]);
    expect(await me.select('select public.portal_readable_files()::text as files')).toEqual([{ files: '{}' }]);
    const removed = 'select url from public.files_to_remove where url = $1';
    expect(await database.owner(removed, [path])).toEqual([{ url: path }]);
    const log = 'select name, removed_at is not null as "hasTime" from public.removed_documents where user_id = $1';
    expect(await database.owner(log, [me.id])).toEqual([{ name: 'Wrong.pdf', hasTime: true }]);
    expect(await me.rpc('portal_removed_documents')).toMatchObject([{ id, name: 'Wrong.pdf' }]);
    expect(await (await customerAt(database, 13)).rpc('portal_removed_documents')).toEqual([]);
    await expect(me.rpc('portal_document_remove', { p_id: id })).rejects.toMatchObject({ code: 'PT404' });
    await me.rpc('portal_cancel_application');
    await me.rpc('anonymize_user', { p_id: me.id });
    expect(await database.owner(log, [me.id])).toEqual([]);
  });

  it('leaves what the firm added, and what is another customer’s', async () => {
    const me = await customerAt(database, 13);
    const other = await customerAt(database, 13);
    const theirs = await added(other.id);
    const [ours] = await database.owner(
      `insert into public.documents (user_id, name, url) values ($1::uuid, 'Letter.pdf', 'https://files.example.com/1')
       returning id`,
      [me.id],
    );
    await expect(me.rpc('portal_document_remove', { p_id: ours?.id })).rejects.toMatchObject({
      code: 'PT409',
      message: 'We added this document for you, so it cannot be removed here. Please contact us if it is not yours.',
      hint: 'not_own',
    });
    for (const p_id of [theirs.id, 'mistyped', null]) {
      await expect(me.rpc('portal_document_remove', { p_id })).rejects.toMatchObject({ code: 'PT404' });
    }
    expect(await me.rpc('portal_user_documents')).toMatchObject([{ name: 'Letter.pdf', added_by: 'firm' }]);
    expect(await other.rpc('portal_user_documents')).toMatchObject([{ id: theirs.id, added_by: 'customer' }]);
  });
});
