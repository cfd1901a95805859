import type { PensionTraceAdapter } from '../../src/backend/PensionTraceAdapter';

/**
 * Wraps an adapter so that its promises stay pending for ever, even after their signal is aborted.
 *
 * @param adapter Answers the calls named in `answered`.
 * @param answered Names of calls as in `MemoryCall`: the procedure, the function, `read.tasks`, `auth.logIn` …
 * @returns The adapter, and `unanswered`: the names of the calls that stayed pending, oldest first.
 */
export function unansweredAdapter(
  adapter: PensionTraceAdapter,
  answered: readonly string[],
): { adapter: PensionTraceAdapter; unanswered: string[] } {
  const unanswered: string[] = [];

  function answer<Reply>(name: string, call: () => Promise<Reply>): Promise<Reply> {
    if (answered.includes(name)) return call();
    unanswered.push(name);
    return new Promise(() => undefined);
  }

  const { auth, read, files } = adapter;
  return {
    unanswered,
    adapter: {
      rpc: (name, payload, options) => answer(name, () => adapter.rpc(name, payload, options)),
      invoke: (name, body, options) => answer(name, () => adapter.invoke(name, body, options)),
      auth: {
        getSession: () => answer('auth.getSession', () => auth.getSession()),
        onChange: (listener) => (answered.includes('auth.getSession') ? auth.onChange(listener) : () => undefined),
        signUp: (input) => answer('auth.signUp', () => auth.signUp(input)),
        logIn: (input) => answer('auth.logIn', () => auth.logIn(input)),
        logOut: () => answer('auth.logOut', () => auth.logOut()),
        requestPasswordReset: (input) => answer('auth.requestPasswordReset', () => auth.requestPasswordReset(input)),
        openLink: (link) => answer('auth.openLink', () => auth.openLink(link)),
        closeLink: () => answer('auth.closeLink', () => auth.closeLink()),
        updatePassword: (input) => answer('auth.updatePassword', () => auth.updatePassword(input)),
        requestEmailChange: (input) => answer('auth.requestEmailChange', () => auth.requestEmailChange(input)),
        listFactors: () => answer('auth.listFactors', () => auth.listFactors()),
        enrolPhone: (input) => answer('auth.enrolPhone', () => auth.enrolPhone(input)),
        enrolFactor: (input) => answer('auth.enrolFactor', () => auth.enrolFactor(input)),
        challengeFactor: (input) => answer('auth.challengeFactor', () => auth.challengeFactor(input)),
        verifyFactor: (input) => answer('auth.verifyFactor', () => auth.verifyFactor(input)),
        removeFactor: (input) => answer('auth.removeFactor', () => auth.removeFactor(input)),
        confirmIdentity: (proof) => answer('auth.confirmIdentity', () => auth.confirmIdentity(proof)),
      },
      read: {
        pension: (id, options) => answer('read.pension', () => read.pension(id, options)),
        guide: (id, options) => answer('read.guide', () => read.guide(id, options)),
        guides: (filter, options) => answer('read.guides', () => read.guides(filter, options)),
        tasks: (options) => answer('read.tasks', () => read.tasks(options)),
      },
      files: { upload: (file, options) => answer('files.upload', () => files.upload(file, options)) },
      subscribe: (table, onChange) => adapter.subscribe(table, onChange),
    },
  };
}
