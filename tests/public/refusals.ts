import { vi } from 'vitest';

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

const global = (name: string) => ({
  missing: () => void vi.stubGlobal(name, undefined),
  refuses: () => void vi.stubGlobal(name, vi.fn(refuse)),
});

function property(owner: object, name: string, isMethod = true) {
  const define = (descriptor: PropertyDescriptor) => {
    const before = Object.getOwnPropertyDescriptor(owner, name);
    Object.defineProperty(owner, name, { configurable: true, ...descriptor });
    undo.push(() => {
      if (before) Object.defineProperty(owner, name, before);
      else Reflect.deleteProperty(owner, name);
    });
  };
  return {
    missing: () => define({ value: undefined }),
    refuses: () => define(isMethod ? { value: refuse } : { get: refuse }),
  };
}

const undo: (() => void)[] = [];

function zone(timeZone: string) {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  return () =>
    void vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function of(
      this: Intl.DateTimeFormat,
    ) {
      return { ...Reflect.apply(resolvedOptions, this, []), timeZone };
    });
}

/**
 * What a browser can lack or refuse. Call within a test in a browser or jsdom. `performance` is in `tests/domain/device.test.ts`
 * alone: React and jsdom need it themselves.
 */
export const refusals = (): Record<string, Record<string, () => void>> => ({
  BroadcastChannel: global('BroadcastChannel'),
  matchMedia: global('matchMedia'),
  // No browser refuses it, and React Aria's combobox could not work there.
  ResizeObserver: { missing: global('ResizeObserver').missing },
  IntersectionObserver: global('IntersectionObserver'),
  requestIdleCallback: global('requestIdleCallback'),
  WebSocket: global('WebSocket'),
  'Web Locks': property(navigator, 'locks', false),
  localStorage: property(globalThis, 'localStorage', false),
  sessionStorage: property(globalThis, 'sessionStorage', false),
  pushState: property(window.history, 'pushState'),
  replaceState: property(window.history, 'replaceState'),
  'history.state': property(window.history, 'state', false),
  // A full storage can be read.
  setItem: property(Storage.prototype, 'setItem'),
  randomUUID: property(crypto, 'randomUUID'),
  'AbortSignal.any': property(AbortSignal, 'any'),
  'AbortSignal.timeout': property(AbortSignal, 'timeout'),
  'document.fonts': property(document, 'fonts', false),
  scrollIntoView: property(Element.prototype, 'scrollIntoView'),
  'Intl.Segmenter': property(Intl, 'Segmenter'),
  'the time zone': { missing: zone('Etc/Unknown'), refuses: zone('GMT+05:30') },
});

/** Returns what {@link refusals} took away. */
export function giveBack() {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const one of undo.splice(0).toReversed()) one();
}
