import { createClient } from '@supabase/supabase-js';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { documentMessages } from '../../src/features/documents/messages';
import { PensionTraceProvider } from '../../src/provider/PensionTraceProvider';
import { useMessages } from '../../src/texts/useMessages';
import { createMemoryAdapter } from '../../src/memory';
import { renderHookWithAdapter } from './renderWithAdapter';

describe('the provider', () => {
  it('throws an error with the fix when the adapter is missing', () => {
    // @ts-expect-error a caller without types can omit it
    expect(() => renderToString(<PensionTraceProvider />)).toThrow(/needs an `adapter`.*createSupabaseAdapter/s);
  });

  it('throws an error with the fix for a Supabase client instead of an adapter', () => {
    const client = createClient('https://project.supabase.co', 'key', { auth: { persistSession: false } });
    // @ts-expect-error a caller without types can pass it
    const page = <PensionTraceProvider adapter={client} />;
    expect(() => renderToString(page)).toThrow(/was given a Supabase client.* Write createSupabaseAdapter\(client\)/);
  });

  it('isolates two instances on one page', () => {
    const Words = () => <p>{useMessages('documents', documentMessages).done('a.pdf')}</p>;
    const { container } = render(
      <>
        <PensionTraceProvider
          adapter={createMemoryAdapter()}
          messages={{ documents: { done: (name) => `${name} ist da.` } }}
        >
          <Words />
        </PensionTraceProvider>
        <PensionTraceProvider adapter={createMemoryAdapter()}>
          <Words />
        </PensionTraceProvider>
      </>,
    );
    expect([...container.querySelectorAll('p')].map((word) => word.textContent)).toEqual([
      'a.pdf ist da.',
      'a.pdf has been uploaded.',
    ]);
  });

  it('replaces one text at a time', () => {
    const { result } = renderHookWithAdapter(() => useMessages('documents', documentMessages), createMemoryAdapter(), {
      messages: { documents: { added: (date) => `Am ${date}` } },
    });
    expect(result.current.added('10 March')).toBe('Am 10 March');
    expect(result.current.downloadNamed('a.pdf')).toBe('Download a.pdf (opens in a new tab)');
  });

  it('returns the same object of texts for the same replacements', () => {
    const { result, rerender } = renderHookWithAdapter(
      () => useMessages('documents', documentMessages),
      createMemoryAdapter(),
      { messages: { documents: { added: (date) => `Am ${date}` } } },
    );
    const before = result.current;
    rerender();
    expect(result.current).toBe(before);
  });
});
