import { deviceStorage } from '../../domain/device';

/** The parts of the browser's `Storage` that a session needs. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * `localStorage` for the client. Where it is blocked, full or missing, the session stays in memory: the customer is logged
 * in until the page is loaded again, instead of not at all. Firefox refuses to read it while a page closes: the value in
 * memory is then used to save what was typed last.
 */
export function createBrowserStorage(): SessionStorage {
  const device = deviceStorage('localStorage');
  const memory = new Map<string, string>();
  const known = new Map<string, string | null>();
  return {
    getItem(key) {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      const stored = device.getItem(key);
      if (stored === undefined) return known.get(key) ?? null;
      known.set(key, stored);
      return stored;
    },
    setItem(key, value) {
      if (device.setItem(key, value)) memory.delete(key);
      else memory.set(key, value);
      known.set(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      known.delete(key);
      device.removeItem(key);
    },
  };
}

const probe = 'pension-trace-probe';
/** As long as a session with its user. */
const probeLength = 8192;

/** Whether this browser keeps a session over a reload. True outside a browser, where there is no reload. */
export function keepsSession(): boolean {
  if (typeof window === 'undefined') return true;
  const device = deviceStorage('localStorage');
  const isStored = device.setItem(probe, 'x'.repeat(probeLength));
  device.removeItem(probe);
  return isStored;
}
