/** The texts of a tour's controls (specification section 4). Each step brings its own text. */
export const tourMessages = {
  cancel: 'Cancel',
  back: 'Back',
  next: 'Next',
  finish: 'Finish',
  close: 'Close the tour',
  counter: (step: number, total: number) => `${step} of ${total}`,
};
