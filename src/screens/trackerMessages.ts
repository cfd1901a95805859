/** The texts of a trace's progress. */
export const trackerMessages = {
  label: 'How far this trace has got',
  story: 'The steps of every trace',
  done: 'Done',
  now: 'Now',
  stepOf: (step: string, number: number, total: number) => `Step ${number} of ${total}: ${step}`,
};
