import { describe, expect, it } from 'vitest';
import { evidenceHeader } from '../../../src/features/authorisation/evidence';

describe('evidenceHeader', () => {
  it('returns JSON in ASCII for any name of an agreement', () => {
    const agreement = { id: 'données 🖋', version: 2, name: 'Not sent', text: 'Not sent' };
    const { 'X-Evidence': header } = evidenceHeader({ method: 'typed', screenshot: 'taken', agreements: [agreement] });
    expect(header).toMatch(/^[\x20-\x7e]+$/);
    expect(JSON.parse(header)).toEqual({
      method: 'typed',
      screenshot: 'taken',
      agreements: [{ id: 'données 🖋', version: 2 }],
    });
  });
});
