/*
 * What the device offers. Browsers lack these APIs, and refuse them: Firefox with blocked cookies throws on `new
 * BroadcastChannel`, a sandboxed frame on storage, jsdom lacks most. All other modules ask here, and nothing here throws.
 */

/** Returns what `access` returns; undefined when it throws. */
export function attempt<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** What a tab sends to the site's other tabs. */
export interface TabChannel {
  send: (message: number) => void;
  close: () => void;
}

/** Opens a channel to the site's other tabs. Without one, nothing is sent and nothing arrives. */
export function openTabChannel(name: string, onMessage: (message: number) => void): TabChannel {
  const channel = attempt(() => new BroadcastChannel(name));
  if (channel) channel.onmessage = ({ data }: MessageEvent<number>) => onMessage(data);
  return {
    send: (message) => attempt(() => channel?.postMessage(message)),
    close: () => channel?.close(),
  };
}

/** Whether a media query matches. False where the device does not say. */
export function matchesMedia(query: string): boolean {
  return attempt(() => matchMedia(query).matches) ?? false;
}

/** Calls `onChange` when a media query starts or stops to match. Returns the function that unsubscribes. */
export function watchMedia(query: string, onChange: () => void): () => void {
  const watched = attempt(() => {
    const list = matchMedia(query);
    list.addEventListener('change', onChange);
    return list;
  });
  return () => watched?.removeEventListener('change', onChange);
}

/** Calls `onSize` at once and when the element's size changes; without ResizeObserver, when the window's does. */
export function watchSize(element: Element, onSize: () => void): () => void {
  const observer = attempt(() => {
    const made = new ResizeObserver(onSize);
    made.observe(element);
    return made;
  });
  if (observer) return () => observer.disconnect();
  onSize();
  addEventListener('resize', onSize);
  return () => removeEventListener('resize', onSize);
}

/** Calls `onShown` as the element enters or leaves the window; never without IntersectionObserver. */
export function watchShown(
  element: Element,
  thresholds: number[],
  onShown: (entry: IntersectionObserverEntry) => void,
): () => void {
  const observer = attempt(() => {
    const made = new IntersectionObserver(([entry]) => entry && onShown(entry), { threshold: thresholds });
    made.observe(element);
    return made;
  });
  return () => observer?.disconnect();
}

/** The locks that all tabs of the site share, on secure origins. */
export function webLocks(): LockManager | undefined {
  // The types say that every navigator has them.
  return attempt((): LockManager | undefined => navigator.locks);
}

/** Reads and writes one of the browser's storages. `getItem` returns undefined, `setItem` false, where it is refused. */
export function deviceStorage(name: 'localStorage' | 'sessionStorage') {
  return {
    getItem: (key: string): string | null | undefined => attempt(() => globalThis[name].getItem(key)),
    setItem: (key: string, value: string): boolean =>
      attempt(() => {
        globalThis[name].setItem(key, value);
        return true;
      }) ?? false,
    removeItem: (key: string): void => attempt(() => globalThis[name].removeItem(key)),
  };
}

/** The state of the current history entry, as far as it is a plain object. */
export function historyState(): Record<string, unknown> {
  const state: unknown = attempt(() => window.history.state as unknown);
  return typeof state === 'object' ? { ...state } : {};
}

/**
 * Adds or replaces a history entry. Returns false when the browser refuses: Safari more than 100 within 30 seconds, a
 * sandboxed frame each one.
 */
export function changeHistory(method: 'pushState' | 'replaceState', state: unknown, url?: string): boolean {
  const change = () => {
    window.history[method](state, '', url);
    return true;
  };
  return attempt(change) ?? false;
}

/** Whether dates can be formatted in this time zone. */
export function isTimeZone(name: string): boolean {
  // Skip Intl for the default, which every engine has: its first use takes 0.2 seconds on a slow phone.
  return name === 'Europe/London' || attempt(() => new Intl.DateTimeFormat('en-GB', { timeZone: name })) !== undefined;
}

/** The device's time zone; undefined for a name that Intl itself refuses, such as 'Etc/Unknown' and 'GMT+05:30'. */
export function deviceTimeZone(): string | undefined {
  const name = attempt(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  return name !== undefined && isTimeZone(name) ? name : undefined;
}

/** 128 random bits. `crypto.randomUUID` exists on secure origins only, and not before Safari 15.4. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Milliseconds on a clock that the customer cannot set. */
export function steadyTime(): number {
  return attempt(() => performance.now()) ?? Date.now();
}

/** `AbortSignal.timeout`, which browsers before Safari 16 and Chrome 103 do not have. */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}

/** Milliseconds to wait in a browser that cannot say when it is idle, such as Safari. */
const pause = 200;

/** Calls `work` when the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  const idle = attempt(() => requestIdleCallback(work));
  if (idle !== undefined) return () => cancelIdleCallback(idle);
  const timer = setTimeout(work, pause);
  return () => clearTimeout(timer);
}

/** The characters of a text as people count them; code points without Intl.Segmenter, such as in Firefox before 125. */
export function charactersOf(text: string): string[] {
  return attempt(() => Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)) ?? Array.from(text);
}

/** The page's fonts. */
export function pageFonts(): readonly FontFace[] {
  return attempt(() => [...document.fonts]) ?? [];
}

/** Scrolls an element into view. */
export function scrollIntoView(element: Element | undefined, options: ScrollIntoViewOptions): void {
  attempt(() => element?.scrollIntoView(options));
}

/** Whether the page is in a frame of another page. */
export function isFramed(): boolean {
  return window.parent !== window;
}
