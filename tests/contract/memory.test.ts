import { expect, it } from 'vitest';
import { portalDraftKeep, portalDrafts } from '../../src/backend/contracts/drafts';
import { contractSuite } from './contractSuite';
import type { Stage, TestCustomer } from './customers';
import { makeMemoryWorld } from './memoryWorld';
import { permissionContract } from './permissionContract';

contractSuite('the adapter in memory', makeMemoryWorld, memoryContract);

/** What only this backend has to prove: the tests of the database have the permissions and limits of the SQL. */
function memoryContract(at: () => Stage): void {
  permissionContract(at);

  const saveDay = ({ call }: TestCustomer, day: string) =>
    call(portalDraftKeep, { p_form: 'personal-details', p_values: { day } });

  it('refuses a draft after 120 in a minute, and what was kept stays', async () => {
    const other = await at().customer();
    const me = await at().customer();
    let refused: unknown;
    let kept = 0;
    // A minute may end meanwhile.
    while (refused === undefined && kept < 1000) {
      await saveDay(me, String(kept)).then(
        () => (kept += 1),
        (error: unknown) => (refused = error),
      );
    }
    expect(kept).toBeGreaterThanOrEqual(120);
    expect(refused).toMatchObject({
      code: 'refused',
      serverCode: 'PT429',
      message: 'You have made many changes in a short time. Please wait a few minutes and try again.',
    });
    await expect(me.call(portalDrafts, undefined)).resolves.toEqual([
      { form: 'personal-details', typed: { day: String(kept - 1) } },
    ]);
    await other.comeBack();
    await saveDay(other, '27');
  });
}
