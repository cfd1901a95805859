import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import {
  BackendError,
  contracts,
  createAdapter,
  type PensionTraceAdapterParts,
  type PensionTraceProcedureInput,
  type PensionTraceProcedureReply,
} from '../../../src/adapter';
import { portalPersonal } from '../../../src/backend/contracts/onboarding';
import { createBackend } from '../../../src/backend/createBackend';
import { procedureNames } from '../../contract/procedureNames';
import { personal } from '../../contract/samples';

type PersonalInput = PensionTraceProcedureInput<'portal_personal'>;

describe('an adapter made of parts', () => {
  it('calls a procedure with its input and headers, typed by the contract', async () => {
    const portal_personal = vi.fn(async (input: PersonalInput) => [input.p_previous_names.length]);
    const backend = createBackend(createAdapter({ procedures: { portal_personal } }));
    const headers = { 'Idempotency-Key': 'one-intended-effect' };
    await expect(backend.call(portalPersonal, personal, { headers })).resolves.toEqual([1]);
    expect(portal_personal).toHaveBeenCalledWith(personal, expect.objectContaining({ headers }));

    expectTypeOf<PersonalInput['p_title']>().toEqualTypeOf<number | null>();
    type Personal = NonNullable<NonNullable<PensionTraceAdapterParts['procedures']>['portal_personal']>;
    expectTypeOf<Awaited<ReturnType<Personal>>>().toEqualTypeOf<number[]>();
  });

  it('types a reply as sent: a value that may be missing is optional', () => {
    type User = PensionTraceProcedureReply<'portal_user'>;
    expectTypeOf<{ id: number; tags: number[] }>().toExtend<User>();
    expectTypeOf<{ id: number }>().not.toExtend<User>();
    expectTypeOf<User['admin']>().toEqualTypeOf<boolean | string | number | null | undefined>();
    type Trace = PensionTraceProcedureReply<'portal_user_trace'>;
    expectTypeOf<{ id: number; name: string; status: { name: string } }>().toExtend<Trace>();
    expectTypeOf<{ id: number }>().toExtend<PensionTraceProcedureReply<'portal_user_pensions'>[number]>();
    expectTypeOf<object>().toExtend<PensionTraceProcedureReply<'marketing'>>();
  });

  it('rejects a missing procedure with a message for developers', async () => {
    const adapter = createAdapter({ procedures: {} });
    expect(adapter.hasProcedure?.('portal_user_traces')).toBe(false);
    expect(adapter.hasProcedure?.('toString')).toBe(false);
    const { hasProcedure } = createAdapter({ procedures: { portal_user_traces: async () => [] } });
    expect(hasProcedure?.('portal_user_traces')).toBe(true);
    const rejected = await adapter.rpc('portal_user_traces', undefined).catch((error: unknown) => error);
    expect(rejected).toBeInstanceOf(BackendError);
    expect(rejected).toMatchObject({
      code: 'not-implemented',
      message:
        'This adapter does not implement the procedure portal_user_traces. ' +
        'Add procedures.portal_user_traces to the parts that you give to createAdapter.',
    });
    await expect(adapter.rpc('toString', undefined)).rejects.toThrow('Add procedures.toString');
    await expect(adapter.invoke('address', {})).rejects.toThrow('does not implement the function address.');
  });

  it('reports a misspelt procedure, and a call without parts', () => {
    const answer = async () => [];
    const misspelt = { portal_user_traces: answer, portal_usr_traces: answer };
    expect(() => createAdapter({ procedures: misspelt })).toThrow(
      'createAdapter was given procedures.portal_usr_traces, which no screen calls. Write portal_user_traces.',
    );
    const unlike = { portal_user_traces: answer, save_my_customer: answer };
    expect(() => createAdapter({ procedures: unlike })).toThrow('docs/contracts.md lists all procedures.');
    // @ts-expect-error a caller without types can omit them
    expect(() => createAdapter()).toThrow(/^createAdapter needs the parts of your backend\. Write createAdapter\(/);
  });

  it('rejects every other missing part', async () => {
    const { invoke, auth, read, files } = createAdapter({});
    const file = new File([], 'letter.pdf');
    const factor = { factorId: 'one', code: '123456' };
    const account = { email: 'a@example.com', password: 'correct horse' };
    const calls: Record<string, () => Promise<unknown>> = {
      'functions.address': () => invoke('address', { postcode: 'EX71 3AA' }),
      'auth.getSession': () => auth.getSession(),
      'auth.signUp': () => auth.signUp({ ...account, firstName: 'Margaret', lastName: 'Hale' }),
      'auth.logIn': () => auth.logIn(account),
      'auth.logOut': () => auth.logOut(),
      'auth.requestPasswordReset': () => auth.requestPasswordReset({ ...account, redirectTo: '/' }),
      'auth.openLink': () => auth.openLink({ tokenHash: 'hash', type: 'recovery' }),
      'auth.closeLink': () => auth.closeLink(),
      'auth.updatePassword': () => auth.updatePassword(account),
      'auth.listFactors': () => auth.listFactors(),
      'auth.enrolPhone': () => auth.enrolPhone({ friendlyName: 'Phone', phone: '+447700900123' }),
      'auth.enrolFactor': () => auth.enrolFactor({ friendlyName: 'App', issuer: 'Firm' }),
      'auth.verifyFactor': () => auth.verifyFactor(factor),
      'auth.removeFactor': () => auth.removeFactor(factor),
      'auth.confirmIdentity': () => auth.confirmIdentity({ password: 'a password' }),
      'read.pension': () => read.pension('1'),
      'read.guide': () => read.guide('1'),
      'read.guides': () => read.guides({ recommended: true }),
      'read.tasks': () => read.tasks(),
      'files.upload': () => files.upload(file),
    };
    for (const [part, call] of Object.entries(calls)) {
      await expect(call(), part).rejects.toThrow(`Add ${part} to the parts that you give to createAdapter.`);
    }
  });

  it('works without live updates and the contacts of providers', async () => {
    expect(() => createAdapter({}).subscribe('tasks', () => undefined)()).not.toThrow();
    expect(await createAdapter({}).read.providers?.(['Aviva'])).toEqual([]);
    const read = { providers: async (names: readonly string[]) => names };
    expect(await createAdapter({ read }).read.providers?.(['Aviva'])).toEqual(['Aviva']);
  });

  it('has the contract of every procedure', () => {
    expect(Object.keys(contracts).toSorted()).toEqual(procedureNames.filter((name) => name !== 'address').toSorted());
  });
});

describe('the session of an adapter made of parts', () => {
  const session = { userId: 'one', email: 'a@example.com' };
  const account = { email: 'a@example.com', password: 'correct horse' };

  it('emits an event when this adapter logs in or out, if the auth part has no onChange', async () => {
    const { auth } = createAdapter({
      auth: { getSession: async () => session, logIn: async () => undefined, logOut: async () => undefined },
    });
    const listener = vi.fn<() => void>();
    const end = auth.onChange(listener);
    await auth.logIn(account);
    await auth.logOut();
    end();
    await auth.logIn(account);
    expect(listener.mock.calls).toEqual([
      ['logged-in', session],
      ['logged-out', null],
    ]);
  });

  it('emits an event after a sign-up and a second step, if there is a session', async () => {
    const { auth } = createAdapter({
      auth: { getSession: async () => session, signUp: async () => 'logged-in', verifyFactor: async () => undefined },
    });
    const listener = vi.fn<() => void>();
    auth.onChange(listener);
    await auth.signUp({ ...account, firstName: 'Margaret', lastName: 'Hale' });
    await auth.verifyFactor({ factorId: 'one', code: '123456' });
    expect(listener.mock.calls).toEqual([
      ['logged-in', session],
      ['mfa-verified', session],
    ]);
  });

  it('logs in without getSession, and then emits no event', async () => {
    const { auth } = createAdapter({ auth: { logIn: async () => undefined } });
    const listener = vi.fn<() => void>();
    auth.onChange(listener);
    await auth.logIn(account);
    expect(listener).not.toHaveBeenCalled();
  });

  it('emits no event after a sign-up whose address must be confirmed', async () => {
    const { auth } = createAdapter({
      auth: { getSession: async () => null, signUp: async () => 'confirm-email' },
    });
    const listener = vi.fn<() => void>();
    auth.onChange(listener);
    await expect(auth.signUp({ ...account, firstName: 'Margaret', lastName: 'Hale' })).resolves.toBe('confirm-email');
    expect(listener).not.toHaveBeenCalled();
  });

  it('emits only the events of the auth service if it has an onChange', async () => {
    const stop = () => undefined;
    const onChange = vi.fn<() => () => void>(() => stop);
    const { auth } = createAdapter({
      auth: { onChange, signUp: async () => 'confirm-email', logOut: async () => undefined },
    });
    const listener = vi.fn<() => void>();
    expect(auth.onChange(listener)).toBe(stop);
    await auth.logOut();
    await expect(auth.signUp({ ...account, firstName: 'Margaret', lastName: 'Hale' })).resolves.toBe('confirm-email');
    expect(onChange).toHaveBeenCalledWith(listener);
    expect(listener).not.toHaveBeenCalled();
  });
});
