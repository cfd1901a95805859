import { describe, expect, it } from 'vitest';
import { stepForTags } from '../../src/provider/pages';
import { pathOf } from '../../src/provider/navigation';
import { defaultPaths } from '../../src/provider/pages';
import { pathsOfTags } from './pathsOfTags';

describe('defaultPaths', () => {
  it.each(pathsOfTags)('maps tag %i to %s', (tag, path) =>
    expect(defaultPaths[stepForTags([tag]) ?? 'home']).toBe(path),
  );

  it('maps tags that open no step to the home page', () => {
    expect(defaultPaths[stepForTags([99]) ?? 'home']).toBe('/');
  });

  it('gives every page a unique path', () => {
    const paths = Object.values(defaultPaths);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('pathOf', () => {
  it('fills in the id', () => expect(pathOf(defaultPaths, 'trace', '7')).toBe('/portal/trace/7'));

  it('encodes the id, so that it stays one segment of the path', () => {
    expect(pathOf(defaultPaths, 'guide', 'a/b?c#d')).toBe('/portal/support/guide/a%2Fb%3Fc%23d');
  });

  it('inserts an id with replacement patterns unchanged', () => {
    expect(pathOf(defaultPaths, 'trace', "$'")).toBe("/portal/trace/%24'");
  });
});
