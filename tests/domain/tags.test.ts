import { describe, expect, it } from 'vitest';
import { canOpen, progressStepFor, progressSteps, screenForTags, screens, Tag } from '../../src/domain/tags';

/** Specification section 2.1: the tag, its screen and its progress step. */
const table: [number, string, number | undefined][] = [
  [1, '/personal', 1],
  [2, '/address', 2],
  [3, '/why', 3],
  [4, '/processing', 4],
  [5, '/step6', 5],
  [6, '/create-trace', 6],
  [7, '/traces', 7],
  [8, '/known-pensions', 8],
  [9, '/add-pension', 9],
  [10, '/pensions', 10],
  [11, '/authorisation', 11],
  [12, '/portal', undefined],
  [13, '/portal', undefined],
  [14, '/cancelled-application', undefined],
  [15, '/action/authorisation', undefined],
];

describe('screens', () => {
  it('name every tag once, in ascending order', () => {
    expect(Object.values(Tag)).toEqual(table.map(([tag]) => tag));
    expect(Object.keys(screens).map(Number)).toEqual(table.map(([tag]) => tag));
  });

  it.each(table)('tag %i opens %s', (tag, path, step) => {
    expect(screenForTags([tag])).toEqual({ path, step });
    expect(canOpen(path, [tag])).toBe(true);
    expect(progressStepFor(path)).toBe(step);
  });
});

describe('screenForTags', () => {
  it.each([
    [[], '/'],
    [[0, 16, 99, -1], '/'],
    [[7, 2, 11], '/address'],
    [[13, 12], '/portal'],
    [[15, 13], '/portal'],
    [[15, 14], '/cancelled-application'],
    [[14, 10], '/pensions'],
    [[99, 15], '/action/authorisation'],
    [[0, 3], '/why'],
    [[10, 9], '/add-pension'],
  ])('%j: %s', (tags, path) => expect(screenForTags(tags).path).toBe(path));
});

describe('canOpen', () => {
  it.each(table)('tag %i opens its own screen, %s, and no other', (held, path) => {
    const paths = [...new Set(table.map(([, place]) => place))];
    expect(paths.filter((place) => canOpen(place, [held]))).toEqual([path]);
    expect(canOpen(path, [])).toBe(false);
  });

  it('always opens the screen that it sends people to, so that nobody goes round in circles', () => {
    const held = Array.from({ length: 2 ** 15 }, (_none, bits) =>
      table.map(([tag]) => tag).filter((tag) => bits & (1 << (tag - 1))),
    );
    expect(held.filter((tags) => !canOpen(screenForTags(tags).path, tags))).toEqual([]);
  });

  it.each([
    ['/portal/', [13], true],
    ['/portal/profile', [12], true],
    ['/portal/documents', [13], true],
    ['/portal/trace/7', [13], true],
    ['/portal/support/guide/1', [13], true],
    ['/portal/profile', [11], false],
    ['/portal/profile', [14], false],
    ['/portal/profile', [], false],
    ['/portals', [13], false],
    ['/portal-tour', [13], false],
    ['/personal/', [1], true],
    ['/personal/more', [1], false],
    ['/action', [15], false],
    ['/authorisation', [15], false],
    ['/action/authorisation', [11], false],
    ['/cancelled-application', [13], false],
    ['/marketing', [], true],
    ['/marketing', [13], true],
    ['/signup', [1], false],
    ['/login', [13], false],
    ['/forgot-password', [13], false],
    ['/reset-password', [13], false],
    ['/nowhere', [13], false],
    ['', [13], false],
    ['/', [13], false],
    ['/', [1], false],
    ['/', [], true],
    ['/', [99], true],
  ])('%s with %j: %s', (path, tags, isOpen) => expect(canOpen(path, tags)).toBe(isOpen));

  it('lets a customer with several tags into each of their screens', () => {
    expect(canOpen('/traces', [7, 11])).toBe(true);
    expect(canOpen('/authorisation', [7, 11])).toBe(true);
    expect(canOpen('/pensions', [7, 11])).toBe(false);
  });
});

describe('progressStepFor', () => {
  it('counts out of twelve', () => expect(progressSteps).toBe(12));

  it('knows a path with a slash at its end', () => expect(progressStepFor('/why/')).toBe(3));

  it.each([
    '/',
    '',
    '/portal',
    '/portal/profile',
    '/signup',
    '/login',
    '/forgot-password',
    '/reset-password',
    '/cancelled-application',
    '/action/authorisation',
    '/marketing',
    '/nowhere',
  ])('is hidden on %j', (path) => expect(progressStepFor(path)).toBeUndefined());
});
