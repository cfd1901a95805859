import type { SeededRandom } from '../domain/seededRandom';

/** One-line texts that a person could type or paste, and that careless code misinterprets. */
export const oddTexts: readonly [string, ...string[]] = [
  `'; drop table public.traces; --`,
  `" or ""="`,
  `$$; select pg_sleep(1); $$`,
  `100% _under_ \\% \\_`,
  '%',
  '_',
  '\\',
  `\\'; --`,
  `^(a+)+$`,
  '.*',
  '[[:alpha:]]',
  `{"json":["in","text"]}`,
  `'{"p_id":null}'::jsonb`,
  '{company}',
  '%1$s %I %L',
  '<script>alert(1)</script>',
  '=HYPERLINK("https://example.com")',
  'null',
  'NaN',
  '-0',
  '\\u0000',
  '\\x41',
  'مرحبا بالعالم',
  'שלום & שלום',
  '👩‍👩‍👧‍👦 🏴󠁧󠁢󠁷󠁬󠁳󠁿',
  'e\u0301 o\u0308\u0323 n\u0303',
  'Z\u0351\u036b\u0343\u036a\u0302A\u0334\u0335L\u0489G\u0321O\u0322',
  'İıſKÅ ß ﬁ',
  'zero\u200bwidth\u200djoined',
  '\u{10ffff} \u{1f4a9}',
];

/** Texts that fields must refuse or clean. */
const badTexts: readonly [string, ...string[]] = [
  'nul\u0000byte',
  'lone \ud800 surrogate',
  'lone \udfff surrogate',
  'two\nlines',
  'tab\there',
  'turned \u202e round',
  '\u2028',
  '',
  ' ',
  '\u00a0\ufeff',
  '\u0001',
];

const numbers: readonly [number, ...number[]] = [
  0, -1, 1, 2, 7, 1.5, -0.0001, 1899, 1990, 2999, 32767, 32768, -32769, 2147483647, 2147483648, -2147483649, 1e15,
  1e300,
];

/** A text too long for any field: up to a megabyte. */
function hugeText(random: SeededRandom): string {
  const unit = random.pick(['x', ' ', '\u00a0', '%', '\\', 'é', '👩', "'", '((', 'a ', '\u0301']);
  return unit.repeat(Math.ceil(random.pick([101, 201, 5000, 1_000_000]) / unit.length)) + random.pick(['', 'x', ' ']);
}

/** Any JSON value. `ids` are existing identifiers. */
export function hostileValue(random: SeededRandom, ids: readonly [string, ...string[]]): unknown {
  const kind = random.integer(1, 100);
  if (kind <= 25) return random.pick(oddTexts);
  if (kind <= 40) return random.pick(badTexts);
  if (kind <= 55) return random.pick(numbers);
  if (kind <= 65) return null;
  if (kind <= 70) return random.pick([true, false]);
  if (kind <= 80) return random.pick(ids);
  if (kind <= 82) return hugeText(random);
  if (kind <= 90) return random.text(`'"\\%_;-$(){}[]*+?.^|&<>/:@ aZ09é\u0301\u202e👩`, 0, 40);
  if (kind <= 95) return [[[random.pick(oddTexts)], null], random.pick(numbers), {}];
  return {
    line1: random.pick<unknown>([random.pick(oddTexts), ['a list'], null, 7]),
    city: random.pick(oddTexts),
    postcode: random.pick<unknown>(['EX71 3AA', random.pick(oddTexts), { in: 'side' }]),
    email: true,
    text: random.pick<unknown>([true, 'true', null]),
    post: false,
    ['__proto__']: { admin: true },
  };
}
