import { describe, expect, it } from 'vitest';
import { matchPage } from '../../../src/journeys/tracing/matchPage';
import { pathOf } from '../../../src/provider/navigation';
import { defaultPaths, type Page } from '../../../src/provider/pages';

describe('matchPage', () => {
  it.each(Object.keys(defaultPaths) as Page[])('finds %s at its own path', (page) => {
    expect(matchPage(defaultPaths, pathOf(defaultPaths, page, 'a b/7'))?.page).toBe(page);
  });

  it.each([
    ['/portal/trace/7', { page: 'trace', id: '7' }],
    ['/portal/trace/a%20b', { page: 'trace', id: 'a b' }],
    ['/portal/trace/50%', { page: 'trace', id: '50%' }],
    ['/portal/support/guide/9/', { page: 'guide', id: '9' }],
    ['/login/invite-1', { page: 'logIn', id: 'invite-1' }],
    ['/portal/trace/', { page: 'portal', isBelow: true }],
    ['/portal/trace/7/8', { page: 'portal', isBelow: true }],
    ['/portal/nothing', { page: 'portal', isBelow: true }],
    ['/portal/support/nothing', { page: 'support', isBelow: true }],
    ['/personal/', { page: 'personal' }],
    ['/', { page: 'home' }],
  ])('matches %s', (pathname, matched) => {
    expect(matchPage(defaultPaths, pathname)).toEqual(matched);
  });

  it.each(['/nowhere', '/personal/7', '/portals', ''])('matches no page at "%s"', (pathname) => {
    expect(matchPage(defaultPaths, pathname)).toBeUndefined();
  });

  it('uses the host’s own paths', () => {
    const paths = { ...defaultPaths, trace: '/my-traces/:id/view' };
    expect(matchPage(paths, '/my-traces/4/view')).toEqual({ page: 'trace', id: '4' });
    expect(matchPage(paths, '/portal/trace/4')).toEqual({ page: 'portal', isBelow: true });
    expect(matchPage(paths, '/my-traces//view')).toBeUndefined();
  });
});
