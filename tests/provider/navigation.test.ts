import { describe, expect, it } from 'vitest';
import { stepForTags } from '../../src/domain/tags';
import { defaultPaths, pathOf } from '../../src/provider/navigation';

describe('defaultPaths', () => {
  /** Specification section 2.1: the tag and the path of its screen. */
  it.each([
    [1, '/personal'],
    [2, '/address'],
    [3, '/why'],
    [4, '/processing'],
    [5, '/step6'],
    [6, '/create-trace'],
    [7, '/traces'],
    [8, '/known-pensions'],
    [9, '/add-pension'],
    [10, '/pensions'],
    [11, '/authorisation'],
    [12, '/portal'],
    [13, '/portal'],
    [14, '/cancelled-application'],
    [15, '/action/authorisation'],
  ])('leads tag %i to %s', (tag, path) => expect(defaultPaths[stepForTags([tag]) ?? 'home']).toBe(path));

  it('leads a customer whose tags open no step home', () => {
    expect(defaultPaths[stepForTags([99]) ?? 'home']).toBe('/');
  });

  it('gives every page a path of its own', () => {
    const paths = Object.values(defaultPaths);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('pathOf', () => {
  it('fills in the id', () => expect(pathOf(defaultPaths, 'trace', '7')).toBe('/portal/trace/7'));

  it('encodes the id, so that it stays one segment of the path', () => {
    expect(pathOf(defaultPaths, 'guide', 'a/b?c#d')).toBe('/portal/support/guide/a%2Fb%3Fc%23d');
  });

  it('inserts an id that holds replacement patterns unchanged', () => {
    expect(pathOf(defaultPaths, 'trace', "$'")).toBe("/portal/trace/%24'");
  });
});
