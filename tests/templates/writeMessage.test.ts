import { describe, expect, it } from 'vitest';
import { messageTexts, type What } from '../../supabase/templates/messageTexts';
import { writeMessage, type MessageContent, type News } from '../../supabase/templates/writeMessage';

const trace = '3c1f7a52-0a3b-4c58-9a41-5d2d1f6e7b90';
const other = '7d0be4c1-5c1b-4f0e-8a55-2f6a0e9d1c34';

const write = (news: readonly News[], more: Partial<MessageContent> = {}) =>
  writeMessage({
    kind: 'news',
    news,
    language: 'en',
    firstName: 'Ada',
    firm: { name: 'Lantern Pension Tracing', contact: '0808 157 0192' },
    site: new URL('https://firm.example'),
    ...more,
  });
const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
const pageOf = (news: readonly News[]) => linksIn(write(news).html)[0];

describe('The link of a message', () => {
  it.each<[string, News[], string]>([
    ['a find, before anything else', [{ what: 'task' }, { what: 'pension_found', trace }], `/portal/trace/${trace}`],
    ['an answer about a known pension', [{ what: 'search_answered', pension: other }], `/portal/pension/${other}`],
    [
      'the signature, before a find',
      [{ what: 'pension_found', trace }, { what: 'signature_needed' }],
      '/action/authorisation',
    ],
    ['documents', [{ what: 'document' }], '/portal/documents'],
    [
      'the portal for several traces',
      [
        { what: 'pension_found', trace },
        { what: 'pension_found', trace: other },
      ],
      '/portal',
    ],
    ['the portal for several kinds of news', [{ what: 'task' }, { what: 'document' }], '/portal'],
  ])('opens %s', (_what, news, path) => {
    expect(pageOf(news)).toBe(`https://firm.example${path}`);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '../../evil',
    `${trace}/../..`,
    'javascript:alert(1)',
    `${trace}?x=1`,
  ])('leads nowhere else with the id %s', (id) => {
    expect(pageOf([{ what: 'pension_found', trace: id }])).toBe('https://firm.example/portal');
  });
});

describe('A message', () => {
  it('is in English for a language without texts, and says so', () => {
    const { text, html } = write([{ what: 'document' }], { language: 'cy-GB' });
    expect(text).toContain('We have added a document for you.');
    expect(html).toContain('<html lang="en">');
  });

  it('says each thing once, and dates in words', () => {
    const date = '2026-12-03';
    const { text } = write([{ what: 'task', date }, { what: 'task', date }, { what: 'task' }]);
    expect(text.match(/something for you to do by 3 December 2026/g)).toHaveLength(1);
    expect(text).toContain('There is something for you to do.');
  });

  it.each([
    ['Ada', 'Hello Ada,'],
    ['Mary-Ann O’Neill', 'Hello Mary-Ann O’Neill,'],
    ['Zoë', 'Hello Zoë,'],
    ['<img src=x>', 'Hello,'],
    ['www.evil.example', 'Hello,'],
    ['Ada\nSubject: x', 'Hello,'],
    ['{{ .Token }}', 'Hello,'],
    [undefined, 'Hello,'],
  ])('greets %j with %j', (firstName, greeting) => {
    const { text, html } = write([{ what: 'document' }], { firstName });
    expect(text.split('\n')[0]).toBe(greeting);
    expect(html).toContain(`>${greeting}<`);
  });

  it('escapes the firm’s own words', () => {
    const { html } = write([{ what: 'document' }], { firm: { name: 'A & <b>B</b>', contact: '"x"' } });
    expect(html).toContain('A &amp; &lt;b&gt;B&lt;/b&gt;');
    expect(html).not.toContain('<b>');
  });

  it('about the log-in warns, and offers no end to such messages', () => {
    const { subject, text } = write([{ what: 'password_changed' }], { kind: 'security' });
    expect(subject).toBe('A change to your account');
    expect(text).toContain('If this was not you, please contact us at once.');
    expect(text).not.toContain('Stop');
  });

  it('about an erasure has no link and no promise', () => {
    const { subject, text, html } = write([{ what: 'data_deleted' }], { kind: 'security', firstName: undefined });
    expect(subject).toBe('Your data has been deleted');
    expect(linksIn(html)).toEqual([]);
    expect(text).not.toContain('because you have an account');
  });

  it('loads nothing and runs nothing', () => {
    const { html } = write([{ what: 'pension_found', trace }]);
    expect(html).not.toMatch(/<(?:script|img|link|form|object|iframe)|url\(|@import/);
  });

  it.each(Object.entries(messageTexts))('has a whole sentence for every kind of news in %s', (_language, texts) => {
    for (const what of Object.keys(messageTexts.en.news) as What[]) {
      for (const date of [undefined, '3 December 2026']) expect(texts.news[what](date)).toMatch(/^\p{Lu}[^{}<>]+\.$/u);
    }
  });
});
