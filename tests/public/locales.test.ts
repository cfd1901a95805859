import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { en, serverTexts } from '../../src/locales/en';

type Catalogue = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
const english: Catalogue = { ...en };

const textNames = Object.entries(english).flatMap(([feature, texts]) =>
  Object.entries(texts).map(([name, text]) => ({ text, label: `${feature}.${name}` })),
);

/** The counts that languages treat differently, then words. */
const inputs: readonly (readonly unknown[])[] = [
  ...[0, 1, 2, 3, 6, 8, 11, 18, 100].map((count) => [count, 100, 100]),
  ['Aviva', 'a PDF', 'Acme'],
];
const days = ['today', 'tomorrow', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
/** The inputs of the functions that take neither a count nor any words. */
const ownInputs: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'details.withdraw': [[[]], [['0808 157 0192', 'help@example.com']]],
  'marketing.anyOf': [[['email']], [['email', 'SMS']]],
  'tracey.dayName': days.map((day) => [day]),
  'portalTour.contactOffline': [['today', '9:00 am']],
  'personalDetails.phoneStartsWith': [[['01']], [['01', '07']]],
  'tracey.offline': [['today', '9:00 am']],
};

/** The facts of an event's words. */
const eventInputs = [[{}], [{ name: 'Acme', provider: 'Aviva', day: '8 May', by: '11 May', status: 'Confirmed' }]];

/** Every sentence that a text can produce. */
function sentencesOf(label: string, text: unknown): string[] {
  if (typeof text === 'string') return [text];
  if (typeof text !== 'function') return [];
  const facts = /^event(?:Lines|Next|Sentences)\./.test(label) ? eventInputs : undefined;
  return (ownInputs[label] ?? facts ?? inputs).map((input) => {
    const made: unknown = text(...input);
    return String(made);
  });
}

describe('the texts of the server', () => {
  it('are every refusal of the database that a customer can meet', () => {
    const known = new Set<string>(serverTexts);
    const missing = refusalsOfDatabase().filter((text) => !known.has(text.replaceAll(/\d+|%s/g, '#')));
    expect(missing).toEqual([]);
  });
});

/** A procedure of the firm, a part of one, or a trigger that checks what the firm changes by hand. */
const isOfFirm = /^(?:public\.backoffice_|private\.(?:check_(?:work|contact|profile)|need_(?:file|work))\()/;

/** The texts that the migrations pass to `private.refuse`. Those for the firm's back-office are left out. */
function refusalsOfDatabase(): string[] {
  const folder = 'supabase/migrations';
  const sql = readdirSync(folder)
    .filter((file) => !/back_office/.test(file))
    .flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').split('create function '))
    .filter((part) => !isOfFirm.test(part))
    .join('\n');
  const found = [
    ...sql.matchAll(/private\.(?:answer_)?refus(?:e|al)\(\s*'PT\d+',\s*(?:format\(\s*)?'((?:[^']|'')+)'/g),
  ];
  const texts = found.map(([, text = '']) => text.replaceAll("''", "'"));
  expect(texts.length).toBeGreaterThan(50);
  // These two take the name of the field; the sentences that they make are below.
  const made = ['Please enter a first name', 'Please enter a last name'];
  return [...texts.filter((text) => !['Please enter a %s', 'Please enter a valid %s (%s)'].includes(text)), ...made];
}

describe('the English sentences', () => {
  /** The texts of specification section 5. */
  const specified = ['Please enter a email address', 'Please enter a end year'];

  const sentences = textNames.flatMap(({ label, text }) => sentencesOf(label, text));

  it('have the right article, except where the specification fixes the words', () => {
    expect(sentences.length).toBeGreaterThan(1000);
    const wrong = sentences.filter((sentence) => wrongArticle.test(sentence));
    expect([...new Set(wrong)].sort()).toEqual(specified);
  });

  it.each(['a end year', 'an provider', 'a hour', 'an UK number', 'a 18-year-old'])(
    'detects a wrong article: %s',
    (words) => expect(words).toMatch(wrongArticle),
  );

  it('have a singular after 1 and a plural after every other number', () => {
    const wrong = sentences.filter((sentence) =>
      /\b1 (years|files|guides|traces|pensions|addresses|suggestions)\b/.test(sentence),
    );
    const alsoWrong = sentences.filter((sentence) =>
      /(?<![\d.])(0|[2-9]|\d\d+) (year|file|guide|trace|pension|address|suggestion)\b/.test(sentence),
    );
    expect([...wrong, ...alsoWrong]).toEqual([]);
  });
});

/** 'a' before a vowel's sound, 'an' before a consonant's. Letters and numbers follow their pronunciation. */
const wrongArticle =
  /\ba (?:[aeio]|u(?!k\b|ni|se)|hour|honest|8|11\b|18|FCA|HM|NI\b|SMS|MB)|\ban (?!hour|honest|8|11\b|18|[aeiou]|FCA|HM|NI\b|SMS|MB)|\ban (?:UK|uni|use)/i;
