import { readFile } from 'node:fs/promises';
import { beforeAll, expect, it } from 'vitest';
import { customerAt } from './customers';
import { describeOnDatabase } from './engine';
import { hostedExtensions } from './hostedExtensions';

const file = new URL('../../supabase/optional/anchor.sql', import.meta.url);

describeOnDatabase('The ends of the chain that are sent elsewhere', (database) => {
  const ends = async (): Promise<unknown> =>
    (await database.owner(`select (body ->> 'number')::integer as number from net.sent order by id`)).map(
      ({ number }) => number,
    );
  /** Answers the newest request for each end. */
  const answer = (number: number, status: number, isTimeStamped = false) =>
    database.owner(
      `insert into net._http_response
       select max(id), $2::integer, $3 from net.sent where (body ->> 'number')::integer = $1`,
      [number, status, JSON.stringify({ stored: 'an end', isNew: true, isTimeStamped })],
    );
  /** Runs the hourly job. Returns the numbers that it sent. */
  async function runJob(): Promise<unknown> {
    await database.owner('truncate net.sent');
    const [job] = await database.owner(`select command from cron.planned where name = 'pension-trace-anchor'`);
    await database.owner(String(job?.command));
    return ends();
  }

  beforeAll(async () => {
    const hook = `set local role project_owner; ${await readFile(file, 'utf8')}`;
    for (const sql of [hostedExtensions, hook]) {
      await database.owner(`do $do$ begin execute $all$${sql}$all$; end $do$`);
    }
    await database.owner(`insert into vault.decrypted_secrets values
      ('anchor_url', 'https://project.example.com/functions/v1/anchor'), ('anchor_secret', 'shared')`);
  });

  it('are sent again each hour until they are stored', async () => {
    for (let count = 0; count < 3; count += 1) await customerAt(database, 12);
    expect(await ends()).toEqual([1, 2, 3]);
    await answer(1, 200);
    await answer(2, 502);
    expect(await runJob()).toEqual([2, 3]);
    await answer(2, 200);
    await answer(3, 200);
    expect(await runJob()).toEqual([]);
  });

  it('are sent again when newer ends have a time stamp and they have none', async () => {
    await customerAt(database, 12);
    await answer(4, 200, true);
    expect(await runJob()).toEqual([1, 2, 3]);
    for (const number of [1, 2, 3]) await answer(number, 200, true);
    expect(await runJob()).toEqual([]);
  });

  it('are not sent again for a time stamp once the function has no service for them', async () => {
    await customerAt(database, 12);
    await answer(5, 200);
    expect(await runJob()).toEqual([]);
  });

  it('include the current end of a chain that is older than the job', async () => {
    await database.owner('truncate private.anchored_ends');
    expect(await runJob()).toEqual([5]);
  });
});
