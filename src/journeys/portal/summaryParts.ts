import type { eventCounts } from '../../texts/eventCounts';
import type { PortalSummary } from './portalSummary';

/** A part of the summary's sentence. Those about finds and tasks are links to them. */
export interface SummaryPart {
  about: 'found' | 'tasks' | 'traces';
  words: string;
}

/** Returns the summary in one sentence: found pensions, open tasks, traces that wait, traces in progress. */
export function summaryParts(
  { tasks, yourTurn, underWay, finds, foundBy }: PortalSummary,
  counts: typeof eventCounts,
): SummaryPart[] {
  const parts: SummaryPart[] = [];
  if (finds.length > 0) parts.push({ about: 'found', words: counts.pensionFound(finds.length, foundBy) });
  if (tasks > 0) parts.push({ about: 'tasks', words: counts.task(tasks) });
  if (yourTurn > 0) parts.push({ about: 'traces', words: counts.nothingFound(yourTurn) });
  if (tasks + yourTurn === 0) parts.push({ about: 'traces', words: counts.none });
  if (underWay > 0) parts.push({ about: 'traces', words: counts.underWay(underWay) });
  return asSentence(parts);
}

/** Starts the first part with a capital letter. */
function asSentence([first, ...others]: readonly SummaryPart[]): SummaryPart[] {
  if (!first) return [];
  return [{ ...first, words: `${first.words.charAt(0).toUpperCase()}${first.words.slice(1)}` }, ...others];
}

/** The sentence as text. */
export function summaryText(parts: readonly SummaryPart[]): string {
  return `${parts.map((part) => part.words).join('; ')}.`;
}
