import { describe, expect, it } from 'vitest';
import { addressTypeIds, addressTypeOf } from '../../src/domain/addressType';

describe('addressTypeOf', () => {
  it.each([
    [1, 'current'],
    [121, 'current'],
    [2, 'previous'],
    [122, 'previous'],
    [0, undefined],
    [3, undefined],
    [120, undefined],
    [123, undefined],
  ])('%i: %s', (id, type) => expect(addressTypeOf(id)).toBe(type));

  it('accepts the codes of the wire format', () => {
    expect(addressTypeOf(addressTypeIds.current)).toBe('current');
    expect(addressTypeOf(addressTypeIds.previous)).toBe('previous');
  });
});
