import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { useMessages } from '../../src/provider/useMessages';
import { PensionTraceProvider } from '../../src/provider/PensionTraceProvider';
import { createMemoryAdapter } from '../../src/testing';
import { renderHookWithAdapter } from './renderWithAdapter';

const animals = defineMessages('animals', { cat: 'cat', many: (count: number) => `${count} cats` });

describe('the provider', () => {
  it('is named, with the fix, by a hook that misses it', () => {
    function Lost() {
      return useMessages(animals).cat;
    }
    expect(() => renderToString(<Lost />)).toThrow(
      /useMessages was used outside of <PensionTraceProvider>\. Put <PensionTraceProvider/,
    );
  });

  it('says what to pass when there is no adapter', () => {
    // @ts-expect-error a caller without types can leave it out
    expect(() => renderToString(<PensionTraceProvider />)).toThrow(/needs an `adapter`.*createSupabaseAdapter/s);
  });

  it('keeps two instances on one page apart', () => {
    const Words = () => <p>{useMessages(animals).cat}</p>;
    const { container } = render(
      <>
        <PensionTraceProvider adapter={createMemoryAdapter()} messages={[animals.replace({ cat: 'Katze' })]}>
          <Words />
        </PensionTraceProvider>
        <PensionTraceProvider adapter={createMemoryAdapter()}>
          <Words />
        </PensionTraceProvider>
      </>,
    );
    expect([...container.querySelectorAll('p')].map((word) => word.textContent)).toEqual(['Katze', 'cat']);
  });

  it('replaces one text at a time, and the last replacement wins', () => {
    const { result } = renderHookWithAdapter(() => useMessages(animals), createMemoryAdapter(), {
      messages: [animals.replace({ cat: 'Katze' }), animals.replace({ cat: 'chat' })],
    });
    expect(result.current.cat).toBe('chat');
    expect(result.current.many(3)).toBe('3 cats');
  });
});
