import { expect, it } from 'vitest';
import { checkNewPictures } from '../../cli/evidence/checkNewPictures';
import { goodPictures, undecodablePictures } from '../contract/samplePictures';
import { authorisation, customerAt } from './customers';
import { describeOnDatabase, type Trial } from './engine';

describeOnDatabase('The hourly check of pictures', (database) => {
  const check = (hours = 2) =>
    database.trial((trial) => {
      const query = (sql: string) => trial.owner(sql);
      const session = { query, exec: async (sql: string) => void (await readOnly(trial, sql)) };
      return checkNewPictures({ transaction: (work) => work(session) }, hours);
    });
  /** The isolation level of a trial is set when it begins. */
  const readOnly = (trial: Trial, sql: string) => trial.owner(sql.replace(/^.*?; /, ''));
  const good = goodPictures['a PNG'] ?? '';
  const [broken = ''] = Object.values(undecodablePictures).filter((url) => url.startsWith('data:image/png'));

  it('names each signature and picture of the page that no decoder opens', async () => {
    const sign = async (p_signature: string, p_screenshot: string | null) => {
      const me = await customerAt(database, 11);
      await expect(me.rpc('portal_authorisation', { ...authorisation, p_signature, p_screenshot })).resolves.toEqual([
        12,
      ]);
    };
    await sign(good, null);
    await sign(broken, null);
    await sign(good, broken);
    for (let more = 0; more < 9; more += 1) await sign(good, good);
    expect(await check()).toEqual({
      outcome: 'broken',
      lines: [
        'Pictures: 20 decoded',
        '  authorisation 2 has a signature that does not decode',
        '  authorisation 3 has a picture of the page that does not decode',
      ],
    });
  });

  it('reads no records that are older', async () => {
    for (const age of ['90 minutes', '3 hours']) {
      await database.owner(
        `insert into public.authorisations
           (user_id, kind, data_protection, hmrc_authorised, signature, letter, agreements, signed_at)
         select id, 'application', true, false, $1, '[]', '[]', now() - $2::interval from public.profiles limit 1`,
        [broken, age],
      );
    }
    const numbersOf = ({ lines }: { lines: string[] }) =>
      lines.flatMap((line) => /authorisation (\d+)/.exec(line)?.[1] ?? []);
    expect(numbersOf(await check())).toEqual(['2', '3', '13']);
    expect(numbersOf(await check(4))).toEqual(['2', '3', '13', '14']);
    expect(numbersOf(await check(1))).toEqual(['2', '3']);
  });
});
