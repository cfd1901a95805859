import { describe, expect, it } from 'vitest';
import { safeLink } from '../../src/domain/safeLink';

describe('a link that a customer may open', () => {
  it.each([
    ['https://files.example.com/a.pdf', 'https://files.example.com/a.pdf'],
    ['HTTPS://Files.Example.com/a.pdf', 'https://files.example.com/a.pdf'],
    ['/portal/trace/1?tab=2#top', '/portal/trace/1?tab=2#top'],
    ['http://site.example/storage/a.pdf', 'http://site.example/storage/a.pdf'],
    ['http://localhost:5173/storage/a.pdf', 'http://localhost:5173/storage/a.pdf'],
    // A protocol-relative URL gets the page's scheme, here http.
    ['//files.example.com/a.pdf', undefined],
  ])('%s is %s', (typed, href) => {
    expect(safeLink(typed, 'http://site.example')).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'JAVASCRIPT://x%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://site.example/1',
    'file:///etc/passwd',
    'http://files.example.com/a.pdf',
    'ftp://files.example.com/a.pdf',
    'mailto:a@example.com',
    'portal/trace/1',
    '../portal',
    'https://',
    '',
  ])('%j is refused', (typed) => {
    expect(safeLink(typed)).toBeUndefined();
    expect(safeLink(typed, 'https://site.example')).toBeUndefined();
  });
});
