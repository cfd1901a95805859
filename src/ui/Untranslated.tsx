import { Fragment } from 'react';

export interface UntranslatedProps {
  /** A person's own data, such as a name, an address or what the customer typed. */
  children: string;
  /** A sentence that contains it. Default: the data alone. */
  within?: string | undefined;
}

/** A person's data, which a translator must leave as it is: 'Mr Baker' is not 'M. Boulanger'. */
export function Untranslated({ children: data, within = data }: UntranslatedProps) {
  if (within === data) {
    return (
      <span key={data} translate="no">
        {data}
      </span>
    );
  }
  const others = splitAt(data, within);
  return (
    <span key={within}>
      {others.map((other, index) => (
        <Fragment key={index}>
          {index > 0 && <span translate="no">{data}</span>}
          {other}
        </Fragment>
      ))}
    </span>
  );
}

/** Splits a sentence at each place of `data`, where it is not part of a longer word. */
function splitAt(data: string, sentence: string): string[] {
  if (data === '') return [sentence];
  const others: string[] = [];
  let start = 0;
  for (let place = sentence.indexOf(data); place !== -1; place = sentence.indexOf(data, place + data.length)) {
    const end = place + data.length;
    if (isInWord(sentence, place) || isInWord(sentence, end)) continue;
    others.push(sentence.slice(start, place));
    start = end;
  }
  return [...others, sentence.slice(start)];
}

/** Whether the characters before and after a place belong to one word. */
function isInWord(text: string, place: number): boolean {
  return /^[\p{L}\p{N}]{2}$/u.test(text.slice(Math.max(place - 1, 0), place + 1));
}
