import { describe, expect, it } from 'vitest';
import { evidenceHeader } from '../../../src/features/authorisation/evidence';

describe('evidenceHeader', () => {
  it('returns JSON in ASCII for any wording', () => {
    const { 'X-Evidence': header } = evidenceHeader({ method: 'typed', screenshot: 'taken', wording: 'données 🖋' });
    expect(header).toMatch(/^[\x20-\x7e]+$/);
    expect(JSON.parse(header)).toEqual({
      method: 'typed',
      screenshot: 'taken',
      wording: 'données 🖋',
    });
  });
});
