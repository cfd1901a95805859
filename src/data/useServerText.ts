import { hasOwn } from '../domain/hasOwn';
import { useCallback } from 'react';
import { serverMessages } from './serverMessages';
import { useMessages } from '../texts/useMessages';

/**
 * Returns a function that replaces a text of the server: by the text itself, then by the text with `#` for each number,
 * then by the code of the refusal. A text without a replacement stays unchanged.
 */
export function useServerText(): (text: string, code?: string) => string {
  const texts = useMessages('server', serverMessages);
  return useCallback(
    (text, code = '') => {
      const numbers = text.match(/\d+/g) ?? [];
      const key = [text, text.replaceAll(/\d+/g, '#'), code].find((candidate) => hasOwn(texts, candidate));
      const found = key === undefined ? undefined : texts[key];
      if (found === undefined) return text;
      return key === text ? found : found.replaceAll('#', () => numbers.shift() ?? '#');
    },
    [texts],
  );
}
