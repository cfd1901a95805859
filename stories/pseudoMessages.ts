import type { PensionTraceMessageOverrides } from '@pension-trace/react';
import { en, serverTexts } from '@pension-trace/react/locales/en';

const accents: Readonly<Record<string, string>> = {
  ...{ a: 'à', c: 'ç', d: 'ð', e: 'ë', g: 'ğ', h: 'ħ', i: 'ï', k: 'ķ', l: 'ł', n: 'ñ', o: 'ø', r: 'ř', s: 'š', t: 'ţ' },
  ...{ u: 'ü', w: 'ŵ', y: 'ÿ', z: 'ž', A: 'Å', C: 'Ç', D: 'Ð', E: 'É', I: 'Î', N: 'Ñ', O: 'Ø', S: 'Š', U: 'Û', W: 'Ŵ' },
};

/** Returns the text with accents, in brackets and 40 % longer: 'Save' becomes '[Šàvë~~]'. */
export function pseudoText(text: string): string {
  const accented = text.replaceAll(/\p{L}/gu, (letter) => accents[letter] ?? letter);
  return `[${accented}${'~'.repeat(Math.ceil(text.length * 0.4))}]`;
}

/** Returns the texts in pseudo form; a function still takes the same arguments. */
function pseudo(texts: unknown): unknown {
  if (typeof texts === 'string') return pseudoText(texts);
  if (typeof texts === 'function') return (...inputs: unknown[]) => pseudo(Reflect.apply(texts, undefined, inputs));
  if (Array.isArray(texts)) return texts.map(pseudo);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudo(text)]));
}

const months = 'January February March April May June July August September October November December'.split(' ');

/** Every text of the product in pseudo form, and every text of the server. */
export const pseudoMessages: PensionTraceMessageOverrides = pseudo({
  ...en,
  shared: { ...en.shared, months },
  server: Object.fromEntries(serverTexts.map((text) => [text, text])),
}) as PensionTraceMessageOverrides;
