import { describe, expect, it } from 'vitest';
import { closestOf } from '../../src/domain/closestOf';

describe('the closest name', () => {
  const names = ['portal_user', 'portal_user_traces', 'portal_why'];

  it.each([
    ['portal_usr', 'portal_user'],
    ['Portal_User_Trace', 'portal_user_traces'],
    ['portalwhy', 'portal_why'],
    ['my_portal_why', 'portal_why'],
    ['an_portal_why', 'portal_why'],
    ['any_portal_why', undefined],
    ['toString', undefined],
    ['', undefined],
  ])('to %s is %s', (given, closest) => {
    expect(closestOf(given, names)).toBe(closest);
  });
});
