import { describe, expect, it } from 'vitest';
import type { AnyContract, InputOf } from '../../src/backend/contract';
import * as agreements from '../../src/backend/contracts/agreements';
import * as account from '../../src/backend/contracts/account';
import { portalDataCopy } from '../../src/backend/contracts/dataCopy';
import * as drafts from '../../src/backend/contracts/drafts';
import * as onboarding from '../../src/backend/contracts/onboarding';
import * as pensions from '../../src/backend/contracts/pensions';
import * as signed from '../../src/backend/contracts/signedAuthorisations';
import * as signedRecord from '../../src/backend/contracts/signedRecord';
import * as traces from '../../src/backend/contracts/traces';
import { once, type Stage, type Visitor } from './customers';
import { expectRefusal } from './expectRefusal';
import { authorisation, currentAddress, pension, personal, previousAddress, trace } from './samples';

const allTags = Array.from({ length: 15 }, (_, index) => index + 1);
const anyId = '00000000-0000-4000-8000-000000000000';
const wrongStep = 'This step is not open to you at the moment. Please reload the page to carry on where you are.';

interface Guarded {
  name: string;
  /** The tags that allow the call; undefined when any tags do. */
  tags: readonly number[] | undefined;
  /** The tags that are sufficient alone. */
  sufficient: readonly number[];
  call: (visitor: Visitor) => Promise<unknown>;
}

function guarded<C extends AnyContract>(
  contract: C,
  input: InputOf<C>,
  tags?: readonly number[],
  sufficient = tags ?? [4, 14],
): Guarded {
  return { name: contract.name, tags, sufficient, call: ({ call }) => call(contract, input) };
}

const portal = [12, 13];
/** Until the customer has signed, and before they sign again. */
const correcting = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 15];

/** Every procedure that needs a session, with its requirements. */
const procedures: Guarded[] = [
  guarded(onboarding.portalUser, undefined),
  guarded(onboarding.portalPersonal, personal, correcting),
  guarded(onboarding.portalAddress, currentAddress, correcting),
  guarded(onboarding.portalWhy, { p_reason: 2 }, [3, 5]),
  guarded(onboarding.portalNationalInsurance, undefined, [...correcting, ...portal]),
  guarded(onboarding.portalAuthorisation, authorisation, [11]),
  guarded(onboarding.portalActionAuthorisation, authorisation, [15]),
  guarded(onboarding.portalEndTour, undefined, portal),
  guarded(onboarding.portalCancelApplication, undefined, portal),
  guarded(onboarding.portalRestoreApplication, undefined, [14], []),
  guarded(onboarding.anonymizeUser, { p_id: anyId }),
  guarded(portalDataCopy, undefined),
  guarded(traces.portalUserTraces, undefined),
  guarded(traces.portalUserTrace, { p_id: anyId }),
  guarded(traces.portalTraceCount, undefined),
  guarded(traces.portalCreateTrace, trace, [6, ...portal]),
  guarded(traces.portalEditTrace, { ...trace, p_id: anyId }, [7, ...portal]),
  guarded(traces.portalCreateTraceCancel, undefined, [6]),
  guarded(traces.portalTraceContinue, undefined, [7]),
  guarded(traces.portalTraceAdd, undefined, [7]),
  guarded(traces.portalTraceSearches, { p_id: anyId }, portal),
  guarded(traces.portalActivity, { p_entity_type: 6, p_entity_id: anyId }, portal),
  guarded(traces.portalProviderSearch, { p_name: 'a' }),
  guarded(traces.portalSicSearch, { p_name: 'a' }),
  guarded(pensions.portalUserPensions, undefined),
  guarded(pensions.portalPensionCount, undefined),
  guarded(pensions.portalKnownPensionsAdd, undefined, [8]),
  guarded(pensions.portalKnownPensionsContinue, undefined, [8]),
  guarded(pensions.portalCreatePension, pension, [9, ...portal]),
  guarded(pensions.portalEditPension, { ...pension, p_id: anyId }, [10, ...portal]),
  guarded(pensions.portalPensionCancel, undefined, [9, ...portal]),
  guarded(pensions.portalPensionContinue, undefined, [10]),
  guarded(pensions.portalPensionAdd, undefined, [10]),
  guarded(pensions.portalPensionSearches, { p_id: anyId }, portal),
  guarded(account.portalUserAddresses, undefined),
  guarded(account.portalAddressAdd, previousAddress, portal),
  guarded(account.portalAddressEdit, { ...previousAddress, p_id: anyId }, portal),
  guarded(account.portalAddressDelete, { p_id: anyId }, portal),
  guarded(account.portalUserSettingsMarketing, undefined, portal),
  guarded(account.portalUserUpdateMarketing, { p_email: true, p_text: true, p_post: true }, portal),
  guarded(account.portalUserUpdateNews, { p_email: false }, portal),
  guarded(account.portalUserDocuments, undefined, portal),
  guarded(account.portalDocumentRemove, { p_id: anyId }, portal),
  guarded(account.portalRemovedDocuments, undefined, portal),
  guarded(account.portalTaskDone, { p_id: anyId }, portal),
  guarded(agreements.portalAgreements, undefined),
  guarded(drafts.portalDrafts, undefined),
  guarded(drafts.portalDraftKeep, { p_form: 'personal-details', p_values: { day: '27' } }),
  guarded(signed.portalSignedAuthorisations, undefined, [...portal, 15]),
  guarded(signedRecord.portalSignedAuthorisation, { p_number: 1_000_000 }, [...portal, 15]),
  guarded(account.searchGuides, { p_query: 'pension' }),
];

/** Procedures for visitors. The server function has its own test. */
const others = ['portal_welcome_back', 'marketing', 'marketing_update', 'news_unsubscribe', 'address'];

/** Permissions. `procedureNames` lists every procedure with a contract. */
export function permissionContract(at: () => Stage, procedureNames: readonly string[]): void {
  describe('permission', () => {
    it('is tested for every procedure', () => {
      const tested = [...procedures.map(({ name }) => name), ...others];
      expect(tested.toSorted()).toEqual(procedureNames.toSorted());
    });

    it.each(procedures)('$name is closed to visitors', async ({ name, call }) => {
      await expect(call(await at().visitor())).rejects.toMatchObject({
        code: 'logged-out',
        serverCode: '42501',
        message: `${name} needs a session that the server accepts`,
      });
    });

    it('of tables is closed to visitors', async () => {
      const { backend } = await at().visitor();
      const closed = { code: 'logged-out', serverCode: '42501' };
      await expect(backend.readPension(anyId)).rejects.toMatchObject(closed);
      await expect(backend.readGuide(anyId)).rejects.toMatchObject(closed);
      await expect(backend.readGuides({ recommended: false })).rejects.toMatchObject(closed);
      await expect(backend.readTasks()).rejects.toMatchObject(closed);
    });

    const sharedCustomer = once(() => at().customer());
    it.each(procedures)('$name is allowed with its own tags only', async ({ tags, sufficient, call }) => {
      const customer = await sharedCustomer();
      const setTags = (own: number[]) => at().world.firm.setTags(customer.id, own);
      if (tags) {
        await setTags(allTags.filter((tag) => !tags.includes(tag)));
        await expectRefusal(call(customer), 'PT403', wrongStep);
      }
      for (const tag of sufficient) {
        await setTags([tag]);
        const outcome = await call(customer).catch((error: unknown) => error);
        expect(outcome).not.toMatchObject({ message: wrongStep });
      }
    });
  });
}
