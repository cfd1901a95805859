import { expect, it } from 'vitest';
import { customerAt, trace, type TestCustomer } from './customers';
import { describeOnPostgres } from './engine';

describeOnPostgres('Concurrent erasures', (database) => {
  const eraseDue = async () => (await database.owner('select private.erase_due_customers() as erased'))[0]?.erased;
  const makeDue = (id: string) =>
    database.owner(
      `update public.profiles set tags = '{14}', tags_before_cancelling = '{13}', erasure_asked_at = now(),
         erasure_due_at = now() - interval '1 minute' where id = $1`,
      [id],
    );

  const outcomesOf = async (calls: Promise<unknown>[]) =>
    (await Promise.allSettled(calls)).flatMap((outcome) =>
      outcome.status === 'rejected' ? [String(Object(outcome.reason).code)] : [],
    );
  /** Calls from a customer's other open tabs. */
  const otherCalls = (me: TestCustomer) => [
    me.rpc('portal_restore_application'),
    me.rpc('portal_create_trace', trace),
    me.rpc('portal_end_tour'),
    me.rpc('portal_user_update_news', { p_email: false }),
    me.rpc('portal_user_update_marketing', { p_email: true, p_text: true, p_post: true }),
    me.rpc('portal_address_delete', { p_id: me.id }),
  ];

  it('by the customer does not deadlock with requests of their other tabs', { timeout: 120_000 }, async () => {
    const customers = await Promise.all(Array.from({ length: 20 }, () => customerAt(database, 13)));
    const codes: string[] = [];
    for (const me of customers) {
      await me.rpc('portal_cancel_application');
      codes.push(...(await outcomesOf([...otherCalls(me), me.rpc('anonymize_user', { p_id: me.id })])));
    }
    expect(codes.length).toBeGreaterThan(customers.length);
    expect(codes.filter((code) => !code.startsWith('PT'))).toEqual([]);
  });

  it('by the job does not deadlock with requests of the customers', { timeout: 120_000 }, async () => {
    const customers = await Promise.all(Array.from({ length: 20 }, () => customerAt(database, 13)));
    for (const me of customers) await makeDue(me.id);
    const [job, ...calls] = [eraseDue(), ...customers.flatMap((me) => otherCalls(me)), eraseDue()];
    const codes = await outcomesOf(calls);
    await job;
    expect(codes.filter((code) => !code.startsWith('PT'))).toEqual([]);
    await eraseDue();
    const [left] = await database.owner(
      `select count(*)::integer as due, count(erasure_problem)::integer as failed
       from public.profiles where erasure_due_at is not null`,
    );
    expect(left).toEqual({ due: 0, failed: 0 });
  });
});
