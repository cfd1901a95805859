import { afterEach, describe, expect, it, vi } from 'vitest';
import { mayHaveSession } from '../../../src/supabase';

const url = 'https://abcdefgh.supabase.co';
const empty = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

afterEach(() => vi.unstubAllGlobals());

describe('mayHaveSession', () => {
  it('reads the storage key of supabase-js', () => {
    const getItem = vi.fn((key: string) => (key === 'sb-abcdefgh-auth-token' ? '{}' : null));
    const storage = { ...empty, getItem };
    expect(mayHaveSession({ url, storage })).toBe(true);
    expect(mayHaveSession({ url: 'https://other.supabase.co', storage })).toBe(false);
    expect(mayHaveSession({ url, storage, storageKey: 'own-key' })).toBe(false);
    expect(getItem).toHaveBeenLastCalledWith('own-key');
  });

  it('returns false if storage is blocked', () => {
    const getItem = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(mayHaveSession({ url, storage: { ...empty, getItem } })).toBe(false);
  });

  it('returns true for an email link', () => {
    vi.stubGlobal('location', new URL('https://firm.example/reset-password?code=1234'));
    expect(mayHaveSession({ url, storage: empty })).toBe(true);
    vi.stubGlobal('location', new URL('https://firm.example/marketing?id=1'));
    expect(mayHaveSession({ url, storage: empty })).toBe(false);
  });
});
