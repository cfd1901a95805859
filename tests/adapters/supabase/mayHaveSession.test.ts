import { afterEach, describe, expect, it, vi } from 'vitest';
import { mayHaveSession } from '../../../src/supabase';

const url = 'https://abcdefgh.supabase.co';

afterEach(() => vi.unstubAllGlobals());

describe('mayHaveSession', () => {
  it('reads the storage key of supabase-js', () => {
    const readStorage = vi.fn((key: string) => (key === 'sb-abcdefgh-auth-token' ? '{}' : null));
    expect(mayHaveSession({ url, readStorage })).toBe(true);
    expect(mayHaveSession({ url: 'https://other.supabase.co', readStorage })).toBe(false);
    expect(mayHaveSession({ url, readStorage, storageKey: 'own-key' })).toBe(false);
    expect(readStorage).toHaveBeenLastCalledWith('own-key');
  });

  it('returns false if storage is blocked', () => {
    const readStorage = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(mayHaveSession({ url, readStorage })).toBe(false);
  });

  it('returns true for an email link', () => {
    vi.stubGlobal('location', new URL('https://firm.example/reset-password?code=1234'));
    expect(mayHaveSession({ url, readStorage: () => null })).toBe(true);
    vi.stubGlobal('location', new URL('https://firm.example/marketing?id=1'));
    expect(mayHaveSession({ url, readStorage: () => null })).toBe(false);
  });
});
