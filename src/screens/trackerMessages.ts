/** The texts of a trace's progress. */
export const trackerMessages = {
  label: 'How far this trace has got',
  story: 'The steps of every trace',
  received: 'Received',
  searching: 'Searching',
  asked: 'Asked',
  answered: 'Answered',
  done: 'Done',
  now: 'Now',
  found: 'Found',
  nothing: 'Nothing found',
  stepOf: (step: string, number: number, total: number) => `Step ${number} of ${total}: ${step}`,
};
