import { BackendError } from '../../backend/BackendError';
import { mapAuth } from '../../backend/mapAuth';
import type { CallOptions, CustomerOptions, PensionTraceAdapter } from '../../backend/PensionTraceAdapter';
import type { MemoryState } from './MemoryState';
import { linkAccount, pageAccount } from './account';

/** Refuses each call that the page of another customer makes, as a server with sessions does. */
export function forItsCustomer<Adapter extends PensionTraceAdapter>(state: MemoryState, adapter: Adapter): Adapter {
  const { rpc, invoke, read, files, auth } = adapter;

  function compare(sessionOf: string | null | undefined, { customerId }: CustomerOptions = {}) {
    if (customerId === undefined || !sessionOf || sessionOf === customerId) return;
    throw new BackendError('other-customer', 'The session is another customer’s');
  }
  async function own<Reply>(options: CallOptions | undefined, send: () => Promise<Reply>): Promise<Reply> {
    compare(state.loggedInAs, options);
    return send();
  }

  return {
    ...adapter,
    rpc: (name, payload, options) => own(options, () => rpc(name, payload, options)),
    invoke: (name, body, options) => own(options, () => invoke(name, body, options)),
    read: {
      pension: (id, options) => own(options, () => read.pension(id, options)),
      guide: (id, options) => own(options, () => read.guide(id, options)),
      guides: (filter, options) => own(options, () => read.guides(filter, options)),
      tasks: (options) => own(options, () => read.tasks(options)),
      providers: (names, options) => own(options, async () => read.providers?.(names, options)),
    },
    files: { upload: (file, options) => own(options, () => files.upload(file, options)) },
    auth: {
      ...auth,
      ...mapAuth(async (_method, run, options) => {
        compare((linkAccount(state) ?? pageAccount(state)).customer?.id, options);
        return run(auth);
      }),
    },
  };
}
