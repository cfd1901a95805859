import type { PortalSummary } from './portalSummary';

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A number in words up to nine. */
function numberWord(count: number): string {
  return words[count] ?? count.toLocaleString('en-GB');
}

/** The summary in one sentence: open tasks, traces in progress, found pensions. */
export function summaryWords({ needsYou, underWay, found }: PortalSummary): string {
  const parts = [
    needsYou === 0
      ? 'nothing needs you now'
      : `${numberWord(needsYou)} ${needsYou === 1 ? 'thing needs' : 'things need'} you`,
  ];
  if (underWay > 0) parts.push(`${numberWord(underWay)} ${underWay === 1 ? 'trace is' : 'traces are'} under way`);
  if (found > 0) {
    // The clause before has named them.
    const noun = underWay > 0 ? '' : found === 1 ? ' trace' : ' traces';
    parts.push(`${numberWord(found)}${noun} ${found === 1 ? 'is' : 'are'} found`);
  }
  const sentence = parts.join('; ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
