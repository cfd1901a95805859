import { describe, expect, it } from 'vitest';
import { useServerText } from '../../src/data/useServerText';
import { useDateText } from '../../src/data/useDateText';
import { createMemoryAdapter } from '../../src/memory';
import { renderHookWithAdapter } from '../provider/renderWithAdapter';

function serverText(server: Record<string, string> = {}) {
  return renderHookWithAdapter(() => useServerText(), createMemoryAdapter(), { messages: { server } }).result.current;
}

describe('a server text', () => {
  it('is unchanged without a replacement', () => {
    expect(serverText()('Please log in to continue.', 'PT401')).toBe('Please log in to continue.');
    expect(serverText({})('constructor', 'toString')).toBe('constructor');
  });

  it('is replaced by the text, by the text with # for numbers, then by the code', () => {
    const text = serverText({
      Searching: 'Chwilio',
      'Please enter a valid year between # and #': 'Rhowch flwyddyn rhwng # a #',
      'Address line 1 is too long': 'Llinell 1',
      invalid_credentials: 'Nid yw’r manylion yn gywir',
    });
    expect(text('Searching')).toBe('Chwilio');
    expect(text('Please enter a valid year between 1983 and 2026')).toBe('Rhowch flwyddyn rhwng 1983 a 2026');
    expect(text('Address line 1 is too long', 'PT400')).toBe('Llinell 1');
    expect(text('Invalid login credentials', 'invalid_credentials')).toBe('Nid yw’r manylion yn gywir');
    expect(text('Another status')).toBe('Another status');
  });
});

describe('a date', () => {
  const dateText = (locale: string, months?: string[]) =>
    renderHookWithAdapter(() => useDateText(), createMemoryAdapter(), {
      locale,
      messages: months ? { shared: { months } } : {},
    }).result.current;

  it("uses the locale and the provider's time zone", () => {
    expect(dateText('en-GB')('2026-06-30T23:30:00Z')).toBe('1 July 2026');
    expect(dateText('de')('2026-03-10T10:30:00Z')).toBe('10. März 2026');
  });

  it('uses the months of the messages for a language that the browser lacks', () => {
    const months = ['Ionawr', 'Chwefror', 'Mawrth', 'Ebrill'];
    expect(dateText('cy', months)('2026-03-10T10:30:00Z')).toBe('10 Mawrth 2026');
  });
});
