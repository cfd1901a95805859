import { afterEach, expect, it, vi } from 'vitest';
import { createBrowserStorage, keepsSession } from '../../../src/adapters/supabase/browserStorage';

afterEach(() => vi.unstubAllGlobals());

function denied(): never {
  throw new DOMException('Access is denied', 'SecurityError');
}

function stubStorage({ isFull }: { isFull: boolean }) {
  const stored = new Map<string, string>();
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('Full', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
  });
  return stored;
}

it('uses the storage of the browser', () => {
  const stored = stubStorage({ isFull: false });
  const storage = createBrowserStorage();
  storage.setItem('session', 'one');
  expect(stored.get('session')).toBe('one');
  expect(storage.getItem('session')).toBe('one');
  expect(keepsSession()).toBe(true);
  expect([...stored.keys()]).toEqual(['session']);
  storage.removeItem('session');
  expect(storage.getItem('session')).toBeNull();
});

it('keeps a session in memory when storage is full', () => {
  const stored = stubStorage({ isFull: true });
  stored.set('session', 'old');
  const storage = createBrowserStorage();
  storage.setItem('session', 'new');
  expect(storage.getItem('session')).toBe('new');
  expect(keepsSession()).toBe(false);
  storage.removeItem('session');
  expect(storage.getItem('session')).toBeNull();
});

it('keeps a session in memory when storage is blocked', () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', new Proxy({}, { get: denied }));
  const storage = createBrowserStorage();
  storage.setItem('session', 'one');
  expect(storage.getItem('session')).toBe('one');
  expect(keepsSession()).toBe(false);
});

it('knows the last session when the browser stops reading storage for a page that closes', () => {
  const stored = stubStorage({ isFull: false });
  stored.set('session', 'one');
  const storage = createBrowserStorage();
  expect(storage.getItem('session')).toBe('one');
  storage.setItem('session', 'two');
  vi.stubGlobal('localStorage', new Proxy({}, { get: denied }));
  expect(storage.getItem('session')).toBe('two');
  expect(storage.getItem('other')).toBeNull();
});

it('does not know a session that another tab has removed', () => {
  const stored = stubStorage({ isFull: false });
  stored.set('session', 'one');
  const storage = createBrowserStorage();
  expect(storage.getItem('session')).toBe('one');
  stored.delete('session');
  expect(storage.getItem('session')).toBeNull();
  vi.stubGlobal('localStorage', new Proxy({}, { get: denied }));
  expect(storage.getItem('session')).toBeNull();
});
