import { en } from '@pension-trace/react/locales/en';

/** One text of the product. A text with arguments is shown as its function, such as `(count) => ...`. */
export interface Words {
  /** The key in `messages`, such as `reason.heading`. */
  key: string;
  english: string;
}

/** Every text of the product, by the part of `messages`. */
export function wordsByPart(): { part: string; words: Words[] }[] {
  return Object.entries<object>({ ...en }).map(([part, texts]) => ({
    part,
    words: Object.entries(texts).map(([key, text]) => ({ key: `${part}.${key}`, english: shown(text) })),
  }));
}

function shown(text: unknown): string {
  if (typeof text === 'string') return text;
  if (Array.isArray(text)) return text.join(', ');
  return typeof text === 'function' ? String(text).replaceAll(/\s+/gu, ' ') : '';
}
