import { describe, expect, it } from 'vitest';
import { procedureAccess } from '../database/procedureAccess';
import { nowhere } from '../database/scene';
import { once, type Stage } from './customers';
import { expectRefusal } from './expectRefusal';
import { procedureNames } from './procedureNames';

const allTags = Array.from({ length: 15 }, (_, index) => index + 1);
const wrongStep = 'This step is not open to you at the moment. Please reload the page to carry on where you are.';

/** Every procedure that needs a session, with the tags that the SQL requires (see `matrix.test.ts`). */
const guarded = procedureNames.flatMap((name) => {
  const access = procedureAccess[name];
  if (access?.anonymous[0] !== 'closed') return [];
  return [{ name, tags: access.tags === 'any' ? allTags : access.tags, sends: access.sends }];
});

/** The permissions of the SQL, for a backend that has its own. */
export function permissionContract(at: () => Stage): void {
  describe('permission', () => {
    it.each(guarded)('$name is closed to visitors', async ({ name, sends }) => {
      const { adapter } = await at().visitor();
      await expect(adapter.rpc(name, sends(nowhere))).rejects.toMatchObject({
        code: 'logged-out',
        serverCode: '42501',
        message: `${name} needs a session that the server accepts`,
      });
    });

    const sharedCustomer = once(() => at().customer());
    it.each(guarded)('$name is allowed with its own tags only', async ({ name, tags, sends }) => {
      const { adapter, id } = await sharedCustomer();
      const call = () => adapter.rpc(name, sends({ ...nowhere, id }));
      const setTags = (own: number[]) => at().world.firm.setTags(id, own);
      const others = allTags.filter((tag) => !tags.includes(tag));
      if (others.length > 0) {
        await setTags(others);
        await expectRefusal(call(), 'PT403', wrongStep);
      }
      for (const tag of tags) {
        await setTags([tag]);
        const outcome = await call().catch((error: unknown) => error);
        expect(outcome).not.toMatchObject({ message: wrongStep });
      }
    });
  });
}

/** A visitor’s calls. Each backend refuses them in its own way. */
export function visitorContract(at: () => Stage): void {
  it('refuses procedures and tables to a visitor', async () => {
    const { adapter, backend } = await at().visitor();
    const closed = { code: 'logged-out', serverCode: '42501' };
    await expect(adapter.rpc('portal_user', {})).rejects.toMatchObject({
      ...closed,
      message: 'portal_user needs a session that the server accepts',
    });
    await expect(backend.readPension(nowhere.pension)).rejects.toMatchObject(closed);
    await expect(backend.readGuide('a-guide')).rejects.toMatchObject(closed);
    await expect(backend.readGuides({ recommended: false })).rejects.toMatchObject(closed);
    await expect(backend.readTasks()).rejects.toMatchObject(closed);
  });
}
