import { describe, expect, it } from 'vitest';
import { addressTypeIds, addressTypeOf, currentAddressOf } from '../../src/domain/addressType';

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

it('finds the current address of a list, in either wire format', () => {
  const address = (id: string, type: number) => ({ id, type: { id: type } });
  const [former, current, other] = [address('a', 2), address('b', 121), address('c', 1)];
  expect(currentAddressOf([former, current, other])).toBe(current);
  expect(currentAddressOf([former, current, other], current)).toBe(other);
  expect(currentAddressOf([former, current], current)).toBeUndefined();
  expect(currentAddressOf([])).toBeUndefined();
});
