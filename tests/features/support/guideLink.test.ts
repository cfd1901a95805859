import { describe, expect, it } from 'vitest';
import { guideLink } from '../../../src/features/support/guideLink';

describe('guideLink', () => {
  it.each([
    ['https://www.gov.uk/check-state-pension', 'https://www.gov.uk/check-state-pension', 'site'],
    ['HTTP://example.com', 'http://example.com/', 'site'],
    ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d', 'site'],
    // A browser resolves these to another site.
    ['//evil.example/path', 'https://evil.example/path', 'site'],
    ['\\\\evil.example', 'https://evil.example/', 'site'],
    ['/\\evil.example', 'https://evil.example/', 'site'],
    ['mailto:help@example.com?subject=My%20pension', 'mailto:help@example.com?subject=My%20pension', 'application'],
    ['irc://irc.example.com/pensions', 'irc://irc.example.com/pensions', 'application'],
    ['ircs://irc.example.com/pensions', 'ircs://irc.example.com/pensions', 'application'],
    ['xmpp:help@example.com', 'xmpp:help@example.com', 'application'],
    ['/portal/support/guide/pension-scams', '/portal/support/guide/pension-scams', 'page'],
    ['/portal?tab=1#top', '/portal?tab=1#top', 'page'],
    ['/../portal', '/portal', 'page'],
  ])('allows %s', (typed, href, kind) => {
    expect(guideLink(typed)).toEqual({ href, kind });
  });

  it.each([
    ['a script', 'javascript:alert(1)'],
    ['a script in mixed case', 'JaVaScRiPt:alert(1)'],
    ['a script after spaces', '   javascript:alert(1)'],
    ['a script with a tab inside', 'java\tscript:alert(1)'],
    ['a script with a line end inside', 'java\nscript:alert(1)'],
    ['a script with a return before its colon', 'javascript\r:alert(1)'],
    ['a script after control characters', '\u0000\u0001\u001fjavascript:alert(1)'],
    ['a script that looks like an address', 'javascript://example.com/%0aalert(1)'],
    ['a script with a path', 'javascript:/*/*/alert(1)'],
    ['VBScript', 'vbscript:msgbox(1)'],
    ['VBScript in mixed case', 'VbScRiPt:msgbox(1)'],
    ['a page as data', 'data:text/html,<script>alert(1)</script>'],
    ['a page as base64', 'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=='],
    ['a blob', 'blob:https://example.com/0b1c'],
    ['a file', 'file:///etc/passwd'],
    ['ftp', 'ftp://example.com'],
    ['a telephone', 'tel:08081570000'],
    ['the source of a page', 'view-source:https://example.com'],
    ['what a page is about', 'about:blank'],
    ['an unknown scheme', 'x-own:anything'],
    ['a scheme that begins like a good one', 'httpsx://example.com'],
    ['a full-width colon', 'javascript：alert(1)'],
    ['an address without a host', 'https://'],
    ['what is relative to the page', 'guide/other'],
    ['what climbs from the page', '../../logout'],
    ['a place on the page', '#part'],
    ['nothing', ''],
  ])('rejects %s', (_what, typed) => {
    expect(guideLink(typed)).toBeUndefined();
  });
});
