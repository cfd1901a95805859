import { expect, it } from 'vitest';
import { customerAt } from './customers';
import { describeOnDatabase } from './engine';

describeOnDatabase('An erasure under attack', (database) => {
  const eraseDue = async () => (await database.owner('select private.erase_due_customers() as erased'))[0]?.erased;
  const makeDue = (id: string) =>
    database.owner(
      `update public.profiles set tags = '{14}', tags_before_cancelling = '{13}', erasure_asked_at = now(),
         erasure_due_at = now() - interval '1 minute' where id = $1`,
      [id],
    );
  const profileOf = async (id: string) =>
    (
      await database.owner(
        `select anonymised_at is not null as erased, erasure_failed_at is not null as failed, erasure_problem as problem
         from public.profiles where id = $1`,
        [id],
      )
    )[0];

  it('succeeds although another account has the placeholder address', async () => {
    const me = await customerAt(database, 13);
    await me.rpc('portal_cancel_application');
    await database.signUp(undefined, `erased-${me.id}@example.invalid`);
    expect(await me.rpc('anonymize_user', { p_id: me.id })).toBeNull();
    const [login] = await database.owner('select email from auth.users where id = $1', [me.id]);
    expect(login?.email).toMatch(/^erased-[0-9a-f-]{36}@example\.invalid$/);
    expect(login?.email).not.toContain(me.id);
  });

  it('is logged and retried after a failure, and does not stop other erasures', async () => {
    const [one, blocked, other] = [
      await customerAt(database, 13),
      await customerAt(database, 13),
      await customerAt(database, 13),
    ];
    for (const { id } of [one, blocked, other]) await makeDue(id);
    await database.owner(`
      create function public.block() returns trigger language plpgsql as $$
      begin
        raise unique_violation using constraint = 'users_email_key', detail = 'Key (email)=(me@example.com) exists.';
      end
      $$`);
    await database.owner(
      `create trigger block before update on auth.users for each row when (new.id = '${blocked.id}')
       execute function public.block()`,
    );
    expect(await eraseDue()).toBe(2);
    expect(await profileOf(one.id)).toEqual({ erased: true, failed: false, problem: null });
    expect(await profileOf(other.id)).toEqual({ erased: true, failed: false, problem: null });
    expect(await profileOf(blocked.id)).toEqual({ erased: false, failed: true, problem: '23505 users_email_key' });

    await database.owner('drop trigger block on auth.users');
    await database.owner('drop function public.block');
    expect(await eraseDue()).toBe(1);
    expect(await profileOf(blocked.id)).toEqual({ erased: true, failed: false, problem: null });
  });
});
