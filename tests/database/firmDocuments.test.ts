import { describe, expect, it } from 'vitest';
import { claim, quietCustomer } from './claimMessages';
import { describeOnDatabase } from './engine';

describeOnDatabase('A document from the firm', (database) => {
  const firm = database.as('service_role');
  const store = (path: string) =>
    database.owner(`insert into storage.objects (bucket_id, name) values ('documents', $1)`, [path]);
  const file = (p_user: string, p_path: string, p_name = 'Letter.pdf') =>
    firm.rpc('backoffice_file_document', { p_by: 'Sam', p_user, p_path, p_name });

  it('is in the portal, told, and not the customer’s to remove', async () => {
    const me = await quietCustomer(database);
    await store(`${me.id}/letter.pdf`);
    const p_id = await file(me.id, `${me.id}/letter.pdf`);
    expect(await me.rpc('portal_user_documents')).toMatchObject([{ id: p_id, name: 'Letter.pdf', added_by: 'firm' }]);
    await expect(me.rpc('portal_document_remove', { p_id })).rejects.toMatchObject({ code: 'PT409', hint: 'not_own' });
    expect(await claim(database)).toMatchObject([
      { to: me.email, news: [{ what: 'document', document: p_id, page: '/portal/documents' }] },
    ]);
    await expect(file(me.id, `${me.id}/letter.pdf`)).rejects.toMatchObject({ code: 'PT409', hint: 'duplicate' });
    await store(`${me.id}/another.pdf`);
    await file(me.id, `${me.id}/another.pdf`);
    expect(await me.rpc('portal_user_documents')).toContainEqual(expect.objectContaining({ name: 'Letter (2).pdf' }));
  });

  describe('has its file in the folder of its customer,', () => {
    it.each(['none.pdf', 'ANOTHER/letter.pdf'])('or is refused: %s', async (path) => {
      const [me, another] = [await quietCustomer(database), await quietCustomer(database)];
      await store(`${another.id}/letter.pdf`);
      const url = path.startsWith('ANOTHER') ? path.replace('ANOTHER', another.id) : `${me.id}/${path}`;
      await expect(file(me.id, url)).rejects.toMatchObject({ code: 'PT404', hint: 'url' });
      await expect(
        firm.select(`insert into public.documents (user_id, name, url) values ('${me.id}', 'Letter.pdf', '${url}')`),
      ).rejects.toMatchObject({ code: 'PT404', hint: 'url' });
    });
  });

  it('has the name of a file of the allowed types', async () => {
    const me = await quietCustomer(database);
    await store(`${me.id}/letter.pdf`);
    await expect(file(me.id, `${me.id}/letter.pdf`, 'Letter.exe')).rejects.toMatchObject({ code: 'PT415' });
    await expect(file('nobody', `${me.id}/letter.pdf`)).rejects.toMatchObject({ code: 'PT404', hint: 'missing' });
  });
});
