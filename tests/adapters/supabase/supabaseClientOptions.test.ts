import { describe, expect, it } from 'vitest';
import { supabaseClientOptions } from '../../../src/supabase';

describe('the options of the Supabase client', () => {
  it('need the storage of the session', () => {
    const fix =
      /needs `readStorage`\. Write supabaseClientOptions\(\{ readStorage: \(key\) => localStorage\.getItem\(key\) \}\)/;
    // @ts-expect-error a caller without types can omit them
    expect(() => supabaseClientOptions()).toThrow(fix);
    // @ts-expect-error a caller without types can omit it
    expect(() => supabaseClientOptions({ storageKey: 'session' })).toThrow(fix);
    expect(supabaseClientOptions({ readStorage: () => null }).auth.flowType).toBe('pkce');
  });
});
