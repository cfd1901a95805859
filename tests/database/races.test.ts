import { expect, it } from 'vitest';
import { eventually } from '../eventually';
import { customerAt, pension } from './customers';
import { describeOnPostgres } from './engine';

describeOnPostgres('Concurrent requests', (database) => {
  it('read the list and close the form atomically', async () => {
    const me = await customerAt(database, 9);
    for (const statement of pauseOnRequest) await database.owner(statement);
    const waiting = async () =>
      (await database.owner('select count(*)::integer as count from pg_locks where not granted'))[0]?.count;

    const tabs = await database.trial(async (lock) => {
      await lock.owner('select pg_advisory_xact_lock(42)');
      const leaving = database.as(me.id, { 'x-pause': 'yes' }).rpc('portal_pension_cancel');
      await eventually(async () => expect(await waiting()).toBe(1));
      // Meanwhile another tab adds a pension and opens the form again, or waits for the first.
      let isAdded = false;
      const adding = me.rpc('portal_create_pension', pension).then(async () => {
        await me.rpc('portal_pension_add');
        isAdded = true;
      });
      await eventually(async () => expect(isAdded || (await waiting()) === 2).toBe(true));
      return { outcomes: Promise.allSettled([leaving, adding]) };
    });
    const [leaving] = await tabs.outcomes;
    const hasPension = (await me.rpc('portal_pension_count')) === 1;
    expect(leaving).toMatchObject({ status: 'fulfilled', value: hasPension ? [10] : [8] });
  });
});

/** A request with the header x-pause waits before its first write while lock 42 is held. */
const pauseOnRequest = [
  `create function public.pause() returns trigger language plpgsql as $$
  begin
    if private.request_header('x-pause') is not null then
      perform pg_advisory_xact_lock(42);
    end if;
    return null;
  end
  $$`,
  'create trigger pause before update on public.profiles for each statement execute function public.pause()',
];
