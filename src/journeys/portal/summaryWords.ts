import type { PortalSummary } from './portalSummary';

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Returns a number in words, up to nine. */
function numberWord(count: number): string {
  return words[count] ?? count.toLocaleString('en-GB');
}

/** Returns the summary in one sentence: found pensions, open tasks, traces in progress. */
export function summaryWords({ needsYou, underWay, found }: PortalSummary): string {
  const parts: string[] = [];
  if (found > 0) parts.push(`${numberWord(found)} ${found === 1 ? 'pension' : 'pensions'} found`);
  parts.push(
    needsYou === 0
      ? 'nothing needs you now'
      : `${numberWord(needsYou)} ${needsYou === 1 ? 'thing needs' : 'things need'} you`,
  );
  if (underWay > 0) parts.push(`${numberWord(underWay)} ${underWay === 1 ? 'trace is' : 'traces are'} under way`);
  const sentence = parts.join('; ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
