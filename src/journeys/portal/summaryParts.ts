import type { PortalSummary } from './portalSummary';

/** A part of the summary's sentence. Those about finds and tasks are links to them. */
export interface SummaryPart {
  about: 'found' | 'tasks' | 'traces';
  words: string;
}

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Returns a number in words, up to nine. */
function numberWord(count: number): string {
  return words[count] ?? count.toLocaleString('en-GB');
}

/** Returns the summary in one sentence: found pensions, open tasks, traces in progress. */
export function summaryParts({ tasks, yourTurn, underWay, found }: PortalSummary): SummaryPart[] {
  const parts: SummaryPart[] = [];
  if (found > 0) {
    parts.push({ about: 'found', words: `${numberWord(found)} ${found === 1 ? 'pension' : 'pensions'} found` });
  }
  if (tasks > 0) {
    parts.push({ about: 'tasks', words: `${numberWord(tasks)} ${tasks === 1 ? 'thing needs' : 'things need'} you` });
  } else if (yourTurn > 0) {
    const waiting = yourTurn === 1 ? 'trace waits' : 'traces wait';
    parts.push({ about: 'traces', words: `${numberWord(yourTurn)} ${waiting} for you` });
  } else {
    parts.push({ about: 'traces', words: 'nothing needs you now' });
  }
  if (underWay > 0) {
    const running = underWay === 1 ? 'trace is' : 'traces are';
    parts.push({ about: 'traces', words: `${numberWord(underWay)} ${running} under way` });
  }
  return asSentence(parts);
}

/** Starts the first part with a capital letter. */
export function asSentence([first, ...others]: readonly SummaryPart[]): SummaryPart[] {
  if (!first) return [];
  return [{ ...first, words: `${first.words.charAt(0).toUpperCase()}${first.words.slice(1)}` }, ...others];
}

/** The sentence as text. */
export function summaryText(parts: readonly SummaryPart[]): string {
  return `${parts.map((part) => part.words).join('; ')}.`;
}
