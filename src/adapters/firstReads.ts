import type { FirstRead } from '../backend/firstRead';
import type { CallOptions, PensionTraceAdapter } from '../backend/PensionTraceAdapter';

/** Reads that are sent before the page asks for them. */
export interface FirstReads {
  /** Sends the reads for the customer of the browser's session. */
  send: (adapter: PensionTraceAdapter, reads: readonly FirstRead[]) => void;
  /** Returns the reply to a read of the same customer, once. Undefined when there is none: then send the call. */
  take: (read: FirstRead, options: CallOptions | undefined) => Promise<unknown> | undefined;
  /** Drops the replies that no page has taken, because they may no longer be true. */
  drop: () => void;
}

/** Milliseconds for which a reply is good, as long as data that a page has read. */
const goodFor = 10_000;

/** Keeps the replies with their customer: a page gets only those of its own customer, and each of them once. */
export function createFirstReads(): FirstReads {
  const replies = new Map<string, Promise<unknown>>();
  /** What a page has sent itself before the session was known here. */
  const sent = new Set<string>();
  let owner: string | undefined;
  let stop = () => {};

  function drop() {
    stop();
    stop = () => {};
    replies.clear();
    owner = undefined;
  }

  async function send(adapter: PensionTraceAdapter, reads: readonly FirstRead[]) {
    const session = await adapter.auth.getSession();
    if (!session || session.secondStep === 'due') return;
    const customerId = session.userId;
    owner = customerId;
    for (const read of reads) {
      const key = keyOf(read);
      if (!sent.has(key)) replies.set(key, sendRead(adapter, read, { customerId }));
    }
    // Another customer, a log-out, or the link of an email.
    const stopListening = adapter.auth.onChange((_event, now) => {
      if (now?.userId !== customerId) drop();
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    stop = () => {
      isOver = true;
      clearTimeout(timer);
      stopListening();
    };
    // A page that takes a reply also gets its failure. No page asked for the others.
    await Promise.allSettled(replies.values());
    if (!isOver) timer = setTimeout(drop, goodFor);
  }

  return {
    send: (adapter, reads) => {
      // The page restores the session itself, and reports a failure.
      send(adapter, reads).catch(() => {});
    },
    take(read, options) {
      const key = keyOf(read);
      sent.add(key);
      if (options?.customerId === undefined || options.customerId !== owner) return undefined;
      const reply = replies.get(key);
      replies.delete(key);
      return reply;
    },
    drop,
  };
}

function sendRead(adapter: PensionTraceAdapter, read: FirstRead, options: CallOptions): Promise<unknown> {
  if ('procedure' in read) return adapter.rpc(read.procedure, read.payload, options);
  return read.table === 'tasks' ? adapter.read.tasks(options) : adapter.read.pension(read.id, options);
}

function keyOf(read: FirstRead): string {
  return 'procedure' in read
    ? JSON.stringify([read.procedure, read.payload])
    : JSON.stringify([read.table, 'id' in read ? read.id : null]);
}
