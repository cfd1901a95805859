import { describe, expect, it } from 'vitest';
import { isMailedEntity, mailedName, readMailedValues } from '../../src/domain/mailedLink';

const names = ['id', 'email'] as const;
const values = { id: '3d0be4c1', email: 'a.hale@example.com' };

describe('the values of a link as a mail program left it', () => {
  it.each([
    'id=3d0be4c1&email=a.hale@example.com',
    'email=a.hale%40example.com&id=3d0be4c1',
    'id=3d0be4c1&amp;email=a.hale@example.com',
    'email=a.hale@example.com&amp;amp;id=3d0be4c1',
    'amp;id=3d0be4c1&amp;email=a.hale@example.com',
    'id=3D3d0be4c1&email=3Da.hale@example.com',
    'id=3d0be4c1&email=a.hale@example.com.',
    'id=3d0be4c1&email=a.hale%40example.com%3E%2C',
    'id=3d0be4c1&email=a.hale@example.com&gt;',
    'id=3d0b=%0D%0Ae4c1&email=a.hale%0D%0A@example.com',
    'id=3d0be4c1%E2%80%8B&email=a.hale@example.com ”',
    'id=3d0be4c1%26email=a.hale%40example.com',
    'id%3D3d0be4c1%26amp;email%3Da.hale%40example.com',
  ])('%s', (query) => expect(readMailedValues(query, names)).toEqual(values));

  it.each([
    'id=.&email=a.hale@example.com',
    'id=3d0be4c1;email=a.hale@example.com',
    'ID=3d0be4c1;EMAIL=a.hale@example.com',
    'id=3d0be4c1;email=100%',
  ])('cannot be read: %s', (query) => expect(readMailedValues(query, names)).toBe('spoilt'));

  it.each(['', 'id=3d0be4c1', 'email=a.hale@example.com', 'id=3d0be4c1&email=', 'grid=1&email=a', 'id=100%'])(
    'are missing: %j',
    (query) => expect(readMailedValues(query, names)).toBeUndefined(),
  );

  it('keeps a value that begins like a mail program’s = only once', () => {
    expect(readMailedValues('id=3D&email=a', names)).toEqual({ id: '3D', email: 'a' });
  });
});

it.each([
  ['token', 'token', false],
  ['amp;amp;token', 'token', false],
  ['xamp;token', 'xamp;token', false],
  ['gt;', 'gt;', true],
  ['nbsp;', 'nbsp;', true],
  ['agt;', 'agt;', false],
])('the parameter %j is %j, an entity: %j', (name, plain, isEntity) => {
  expect(mailedName(name)).toBe(plain);
  expect(isMailedEntity(name)).toBe(isEntity);
});
