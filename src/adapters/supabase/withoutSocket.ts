import type { SupabaseClientOptions } from '@supabase/supabase-js';

/** A connection that never opens. */
class NoSocket extends EventTarget {
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSING = 2;
  readonly CLOSED = 3;
  readyState = 0;
  readonly protocol = '';
  onopen = null;
  onmessage = null;
  onclose = null;
  onerror = null;
  readonly url: string;
  constructor(address: string | URL) {
    super();
    this.url = String(address);
  }
  close() {
    this.readyState = this.CLOSED;
  }
  send() {
    throw new Error('This environment has no WebSocket.');
  }
}

/** The client's options where `WebSocket` is missing: without a transport, supabase-js refuses to create a client. */
export function withoutSocket(): Pick<SupabaseClientOptions<'public'>, 'realtime'> {
  return typeof WebSocket === 'undefined' ? { realtime: { transport: NoSocket } } : {};
}
