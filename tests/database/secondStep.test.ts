import { expect, it } from 'vitest';
import { customerAt } from './customers';
import { describeOnDatabase, type Api } from './engine';
import { procedureAccess } from './procedureAccess';
import { nowhere } from './scene';

const refusal = {
  code: 'PT403',
  message: 'Please log out and log in again with the code of your authenticator app.',
  hint: 'second_step',
};

/** The same for every customer. */
const ofEverybody = ['portal_provider_search', 'portal_sic_search', 'search'];
/** What is answered while the second step is due: nothing of the customer's. */
const answered = { portal_is_second_step_due: true, portal_may_upload: true, portal_readable_files: [] };

describeOnDatabase('The second step', (database) => {
  const addFactor = (id: string, status: string) =>
    database.owner('insert into auth.mfa_factors (user_id, status) values ($1, $2)', [id, status]);

  /** A customer with a file, a task and a pension. */
  async function customerWithThings() {
    const me = await customerAt(database, 13);
    await database.as('service_role').rpc('backoffice_add_task', { p_by: 'Sam', p_user: me.id, p_title: 'Call us' });
    const [file] = await database.owner(
      `insert into storage.objects (bucket_id, name) values ('documents', $1) returning id`,
      [`${me.id}/a.pdf`],
    );
    await database.as('service_role').rpc('backoffice_list_upload', { p_file: file?.id, p_name: 'a.pdf' });
    return me;
  }

  const counts = async (api: Api) => {
    const [row] = await api.select(
      `select (select count(*)::integer from public.tasks) as tasks,
              (select count(*)::integer from public.pensions) as pensions,
              (select count(*)::integer from storage.objects) as files`,
    );
    return row;
  };

  it('once set up, refuses a password alone, and accepts the code', async () => {
    const me = await customerWithThings();
    await addFactor(me.id, 'verified');
    for (const [procedure, { owner, anonymous, sends }] of Object.entries(procedureAccess)) {
      if (owner[0] === 'closed' || anonymous[0] !== 'closed' || procedure in answered) continue;
      if (ofEverybody.includes(procedure)) continue;
      await expect(me.rpc(procedure, sends(nowhere)), procedure).rejects.toMatchObject(refusal);
    }
    for (const [procedure, answer] of Object.entries(answered)) expect(await me.rpc(procedure)).toEqual(answer);
    expect(await counts(me)).toEqual({ tasks: 0, pensions: 0, files: 0 });

    const afterCode = database.as(me.id, {}, { aal: 'aal2' });
    expect(await afterCode.rpc('portal_is_second_step_due')).toBe(false);
    expect(await afterCode.rpc('portal_user')).toMatchObject({ tags: [13] });
    expect(await counts(afterCode)).toEqual({ tasks: 1, pensions: 1, files: 1 });
  });

  it('is not required before its setup is complete', async () => {
    const [me, other] = [await customerWithThings(), await customerAt(database, 13)];
    await addFactor(me.id, 'unverified');
    await addFactor(other.id, 'verified');
    const withLevel = database.as(me.id, {}, { aal: 'aal1' });
    for (const api of [me, withLevel]) {
      expect(await api.rpc('portal_user')).toMatchObject({ tags: [13] });
      expect(await counts(api)).toEqual({ tasks: 1, pensions: 1, files: 1 });
    }
  });

  it('is not required where the auth service has none', async () => {
    const me = await customerAt(database, 13);
    await addFactor(me.id, 'verified');
    await database.trial(async (trial) => {
      await trial.owner('alter table auth.mfa_factors rename to other_factors');
      expect(await trial.as(me.id).rpc('portal_user')).toMatchObject({ tags: [13] });
    });
    await expect(me.rpc('portal_user')).rejects.toMatchObject(refusal);
  });

  it('is deleted with an erased account', async () => {
    const me = await customerAt(database, 13);
    await addFactor(me.id, 'verified');
    const [row] = await database.owner('select extract(epoch from now())::integer as now');
    const amr = ['password', 'totp'].map((method) => ({ method, timestamp: row?.now }));
    const afterCode = database.as(me.id, {}, { aal: 'aal2', amr });
    await afterCode.rpc('portal_cancel_application');
    await afterCode.rpc('anonymize_user', { p_id: me.id });
    expect(await database.owner('select 1 from auth.mfa_factors where user_id = $1', [me.id])).toEqual([]);
  });
});
