import { expect, it } from 'vitest';
import { customerAt, tagsOf, trace } from './customers';
import { describeOnDatabase } from './engine';

describeOnDatabase('Many drafts', (database) => {
  const countOf = async (id: string) =>
    (await database.owner('select 1 from public.drafts where user_id = $1', [id])).length;

  it('are deleted when their step is sent, whatever the order of concurrent requests', async () => {
    for (let round = 0; round < 5; round += 1) {
      const me = await customerAt(database, 6);
      const keep = () => me.rpc('portal_draft_keep', { p_form: 'trace', p_values: { employer: 'Mills' } });
      await keep();
      await Promise.allSettled([keep(), me.rpc('portal_create_trace', trace), keep()]);
      expect(await tagsOf(database, me.id)).toEqual([7]);
      expect(await countOf(me.id)).toBe(0);
    }
  });

  const tooOften = { code: 'PT429', hint: 'too_often' };
  const keep = (id: string, p_form = 'trace') =>
    database.as(id).rpc('portal_draft_keep', { p_form, p_values: { employer: 'Mills' } });

  it('are at most two a second over a minute', async () => {
    const [me, other] = [await customerAt(database, 13), await customerAt(database, 13)];
    const outcomes = await Promise.allSettled(Array.from({ length: 300 }, () => keep(me.id)));
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    // A minute may end meanwhile.
    expect(refused.length).toBeGreaterThanOrEqual(60);
    expect(refused.length).toBeLessThanOrEqual(180);
    for (const error of refused) expect(error).toMatchObject(tooOften);
    await expect(keep(other.id)).resolves.toBeNull();
    expect(await me.rpc('portal_drafts')).toEqual([{ form: 'trace', typed: { employer: 'Mills' } }]);
  });
});
