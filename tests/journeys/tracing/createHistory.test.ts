import { describe, expect, it } from 'vitest';
import { createHistory } from '../../../src/journeys/tracing/createHistory';

describe('the routing of the product', () => {
  it('is one of three', () => {
    // @ts-expect-error a caller without types can write any word
    expect(() => createHistory('paths')).toThrow(
      `There is no routing 'paths'. Write routing="memory", "hash" or "path".`,
    );
  });

  it('has a base path that starts with a slash', () => {
    expect(() => createHistory('path', 'pensions')).toThrow(
      `The basePath 'pensions' does not start with a slash. Write basePath="/pensions".`,
    );
    expect(createHistory('path', '/pensions/').hrefOf('/login')).toBe('/pensions/login');
    expect(createHistory('path').hrefOf('/login')).toBe('/login');
  });
});
