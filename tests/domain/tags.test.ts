import { expect, it } from 'vitest';
import { correctionTags, Tag } from '../../src/domain/tags';

it('allows corrections until the letter is signed, and before it is signed again', () => {
  expect(correctionTags).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 15]);
  expect(correctionTags).not.toContain(Tag.portal);
});
