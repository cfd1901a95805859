import { checkAuthorisation } from './checkAuthorisation';
import { loadPictureDecoder, type DecodePicture } from './decodePicture';
import type { EvidenceProblem, EvidenceReport, KnownHash } from './EvidenceReport';
import type { EvidenceSource, EvidenceTable, TextRow } from './EvidenceSource';
import { digest, jsonArray, jsonBoolean, jsonText, noHash, timeInUtc } from './sealText';

/**
 * Verifies the chain with its own code, without trusting the database's functions, and decodes the pictures of the
 * records after the highest number in `known` that a person noted.
 */
export async function checkEvidence(source: EvidenceSource, known: readonly KnownHash[]): Promise<EvidenceReport> {
  const problems: EvidenceProblem[] = [];
  const referred = { wordings: await checkAgreements(source, problems), erased: await readErased(source) };
  const decode = await loadPictureDecoder();
  const decodedBefore = Math.max(0, ...known.filter(({ isFromAnchor }) => !isFromAnchor).map(({ number }) => number));
  let decodedPictures = 0;
  const chain = chainOf('authorisations', 'record', problems);
  const unmatched = new Set(known);
  let authorisations = 0;

  for await (const row of source.rows('public.authorisations')) {
    authorisations += 1;
    const number = Number(row.number);
    const before = chain.last();
    const isNew = chain.follow(number, row.hash ?? '');
    if (number === before.number + 1 && row.previous_hash !== before.hash) {
      problems.push({ keptIn: 'authorisations', place: number, problem: 'does not follow from the record before it' });
    }
    for (const problem of checkAuthorisation(row, referred)) {
      problems.push({ keptIn: 'authorisations', place: number, problem });
    }
    if (number > decodedBefore) {
      const pictures = await decodePictures(row, decode);
      decodedPictures += pictures.decoded;
      problems.push(...pictures.problems.map((problem) => ({ keptIn: 'pictures' as const, place: number, problem })));
    }
    for (const one of unmatched) {
      if (isNew && one.number === number && one.hash.toLowerCase() === row.hash) unmatched.delete(one);
    }
  }
  chain.end(await readHead(source, 'private.authorisation_head', 'number', 'hash'));
  for (const { number, isFromAnchor } of unmatched) {
    const problem = isFromAnchor
      ? 'is not the record that the anchor names, or is gone'
      : 'is not the record whose hash was written down';
    problems.push({ keptIn: 'authorisations', place: number, problem });
  }
  const newest = chain.last();
  return {
    authorisations,
    newest: newest.number > 0 ? newest : null,
    decodedPictures,
    problems,
  };
}

/** Decodes the pictures of one record. */
export async function decodePictures(row: TextRow, decode: DecodePicture) {
  const found = { decoded: 0, problems: new Array<string>() };
  for (const [name, words] of [
    ['signature', 'signature'],
    ['screenshot', 'picture of the page'],
  ] as const) {
    const url = row[name] ?? null;
    if (url === null) continue;
    if (await decode(url)) found.decoded += 1;
    else found.problems.push(`has a ${words} that does not decode`);
  }
  return found;
}

/** The numbers of the records that the log of erasures names. */
async function readErased(source: EvidenceSource): Promise<ReadonlySet<string>> {
  const numbers = new Set<string>();
  for await (const { authorisations } of source.rows('public.erasures')) {
    for (const [number] of (authorisations ?? '').matchAll(/\d+/g)) numbers.add(number);
  }
  return numbers;
}

/** Verifies the wordings, and returns them. */
async function checkAgreements(source: EvidenceSource, problems: EvidenceProblem[]): Promise<ReadonlySet<string>> {
  const wordings = new Set<string>();
  const chain = chainOf('agreements', 'wording', problems);
  let previous = noHash;
  for await (const row of source.rows('public.agreements')) {
    const place = Number(row.place);
    wordings.add(JSON.stringify([row.id, row.version]));
    const expected = digest(
      jsonArray([
        jsonText(previous),
        String(row.place),
        jsonText(row.id ?? null),
        String(row.version),
        jsonText(row.name ?? null),
        jsonText(row.text ?? null),
        jsonBoolean(row.is_hmrc ?? null),
        String(row.letter_place),
        jsonText(timeInUtc(row.created_at ?? null)),
      ]),
    );
    previous = row.seal ?? '';
    chain.follow(place, previous);
    if (previous !== expected) {
      problems.push({ keptIn: 'agreements', place, problem: 'was changed after it was sealed' });
    }
  }
  chain.end(await readHead(source, 'private.agreement_head', 'place', 'seal'));
  return wordings;
}

interface End {
  number: number;
  hash: string;
}

async function readHead(source: EvidenceSource, table: EvidenceTable, number: string, hash: string): Promise<End> {
  for await (const row of source.rows(table)) return { number: Number(row[number]), hash: row[hash] ?? '' };
  return { number: 0, hash: '' };
}

const listedGaps = 100;

/** Checks the numbers of a chain from 1 to the separately stored end. */
function chainOf(keptIn: 'authorisations' | 'agreements', noun: string, problems: EvidenceProblem[]) {
  let last: End = { number: 0, hash: noHash };
  const add = (place: number, problem: string) => problems.push({ keptIn, place, problem });
  const addMissing = (to: number, problem: string) => {
    // A forged number may be any text.
    for (let number = last.number + 1; number <= Math.min(to, last.number + listedGaps); number += 1) {
      add(number, problem);
    }
  };
  return {
    last: () => last,
    /** Returns false for an impossible number. */
    follow(number: number, hash: string): boolean {
      if (!Number.isSafeInteger(number) || number <= last.number) {
        add(number, 'has a number that no record can have');
        return false;
      }
      addMissing(number - 1, 'is missing');
      last = { number, hash };
      return true;
    },
    end(head: End) {
      addMissing(head.number, 'is missing from the end');
      const isOther = last.number > 0 && last.number >= head.number && last.hash !== head.hash;
      if (isOther) add(last.number, `is not the ${noun} that was sealed last`);
    },
  };
}
