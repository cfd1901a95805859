import { describe, expect, it } from 'vitest';
import { customerEvents, type CustomerEvent } from '../../src/domain/customerEvents';
import { eventSentences } from '../../src/texts/eventTexts';
import { signAgainTexts } from '../../src/texts/signAgain';
import { messageTexts, type What } from '../../supabase/templates/messageTexts';
import { writeMessage, type MessageContent, type News } from '../../supabase/templates/writeMessage';

const trace = '3c1f7a52-0a3b-4c58-9a41-5d2d1f6e7b90';

const write = (news: readonly News[], more: Partial<MessageContent> = {}) =>
  writeMessage({
    news,
    language: 'en',
    firstName: 'Ada',
    firm: { name: 'Lantern Pension Tracing', contact: '0808 157 0192' },
    site: new URL('https://firm.example'),
    ...more,
  });
const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

describe('The words of a message', () => {
  const events = Object.entries<CustomerEvent>(customerEvents).filter(([, { storedAs }]) => storedAs !== undefined);
  it.each(events)('about %s begin as its event does', (kind, { storedAs }) => {
    const { news } = messageTexts.en;
    const told = { count: 1, date: undefined, day: undefined, because: [] };
    const [sentence] = Object.entries(eventSentences).flatMap(([name, write]) => (name === kind ? [write({})] : []));
    const [words] = Object.entries(news).flatMap(([what, write]) => (what === storedAs ? [write(told)] : []));
    expect(words?.slice(0, sentence?.length)).toBe(sentence);
  });

  it('about a new signature say what the page says', () => {
    expect(messageTexts.en.signAgain).toEqual(signAgainTexts);
    const { text } = write([
      { what: 'signature_needed', because: ['name_changed', 'kept'] },
      { what: 'signature_needed', because: ['signature_unclear', 'dropped'] },
    ]);
    expect(text).toContain(
      'We need you to sign your letter again. Your signature on the letter is hard to read. We no longer use your earlier letter.',
    );
    expect(text).not.toContain(signAgainTexts.name_changed);
  });
});

describe('The button of a message', () => {
  it.each([
    'https://evil.example',
    '//evil.example',
    '/../../evil',
    `/portal/trace/${trace}/../..`,
    'javascript:alert(1)',
    `/portal/trace/${trace}?x=1`,
  ])('leads nowhere else with the page %s', (page) => {
    expect(linksIn(write([{ what: 'pension_found', page }]).html)[0]).toBe('https://firm.example/portal');
  });

  it('leads below the path of the product on the site', () => {
    const site = new URL('https://firm.example/pensions/');
    const { html } = write([{ what: 'pension_found', page: `/portal/trace/${trace}` }], { site });
    expect(linksIn(html)[0]).toBe(`https://firm.example/pensions/portal/trace/${trace}`);
  });
});

describe('A message', () => {
  it('is in English for a language without texts, and says so', () => {
    const { text, html } = write([{ what: 'document' }], { language: 'cy-GB' });
    expect(text).toContain('We have added a document for you.');
    expect(html).toContain('<html lang="en">');
  });

  it('says each kind once, with how many and the first date', () => {
    const { subject, text } = write([
      { what: 'task', id: '1' },
      { what: 'task', id: '2', date: '2026-12-18' },
      { what: 'task', id: '3', date: '2026-12-11' },
      { what: 'task', id: '3', date: '2026-12-11' },
    ]);
    expect(subject).toBe('Three things to do, the first by 11 December');
    expect(text.match(/There are three things for you to do, the first by 11 December 2026\./g)).toHaveLength(1);
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

  it('about an erasure has no link and no promise', () => {
    const { text, html } = write([{ what: 'data_deleted' }], {
      firstName: undefined,
      firm: { name: 'A', contact: undefined },
    });
    expect(linksIn(html)).toEqual([]);
    expect(text).not.toContain('because you have an account');
  });

  it('loads nothing and runs nothing', () => {
    const { html } = write([{ what: 'pension_found', page: `/portal/trace/${trace}` }]);
    expect(html).not.toMatch(/<(?:script|img|link|form|object|iframe)|url\(|@import/);
  });

  it.each(Object.entries(messageTexts))(
    'has whole sentences and a subject for every kind in %s',
    (_language, texts) => {
      for (const what of Object.keys(messageTexts.en.news) as What[]) {
        for (const count of [1, 2, 12]) {
          for (const told of [
            { count, date: undefined, day: undefined, because: [] },
            { count, date: '3 December 2026', day: '3 December', because: ['name_changed' as const] },
          ]) {
            expect(texts.news[what](told)).toMatch(/^[\p{Lu}\d][^{}<>]+\.$/u);
            expect(texts.subjects[what](told)).toMatch(/^[\p{Lu}\d][^{}<>.]+$/u);
          }
        }
      }
    },
  );
});
