/** The words of a tour's own controls (specification section 4). What a step says comes with the step. */
export const tourMessages = {
  cancel: 'Cancel',
  back: 'Back',
  next: 'Next',
  finish: 'Finish',
  close: 'Close the tour',
  counter: (step: number, total: number) => `${step} of ${total}`,
};
