import { describe, expect, it } from 'vitest';
import type { MessageOverrides } from '../../../src/texts/messages';
import { documentTitle } from '../../../src/journeys/tracing/documentTitle';

describe('documentTitle', () => {
  it.each([
    ['/signup', 'Start your trace – Lantern & Sons'],
    ['/login/invite-1', 'Log in – Lantern & Sons'],
    ['/portal/trace/7', 'Your trace – Lantern & Sons'],
    ['/portal/nowhere', 'Your portal – Lantern & Sons'],
  ])('is that of the page at %s', (path, title) => {
    expect(documentTitle(path, { companyName: 'Lantern & Sons' })).toBe(title);
  });

  it.each(['/', '/nowhere', ''])('is undefined at "%s", where the page depends on the visitor', (path) => {
    expect(documentTitle(path)).toBeUndefined();
  });

  it('uses the host’s texts and paths, and omits a missing company name', () => {
    const messages: MessageOverrides = { titles: { signUp: 'Dechrau olrhain' } };
    expect(documentTitle('/cychwyn', { paths: { signUp: '/cychwyn' }, messages })).toBe('Dechrau olrhain');
  });
});
