const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Returns a number in words, up to nine. */
function numberWord(count: number): string {
  return words[count] ?? count.toLocaleString('en-GB');
}

function counted(count: number, one: string, many: string): string {
  return `${numberWord(count)} ${count === 1 ? one : many}`;
}

/** How many events of a kind there are, as a part of the sentence under the greeting. */
export const eventCounts = {
  /** `traces` is the number of traces that found them. */
  pensionFound: (pensions: number, traces: number) =>
    pensions === traces
      ? `${counted(pensions, 'pension', 'pensions')} found`
      : `${counted(traces, 'trace', 'traces')} found ${counted(pensions, 'pension', 'pensions')}`,
  task: (count: number) => counted(count, 'thing needs you', 'things need you'),
  nothingFound: (count: number) => counted(count, 'trace waits for you', 'traces wait for you'),
  underWay: (count: number) => counted(count, 'trace is under way', 'traces are under way'),
  none: 'nothing needs you now',
};
