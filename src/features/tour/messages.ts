/** The texts of a tour's controls. Each step has its own text. */
export const tourMessages = {
  cancel: 'Cancel',
  back: 'Back',
  next: 'Next',
  finish: 'Finish',
  close: 'Close the tour',
  counter: (step: number, total: number) => `${step} of ${total}`,
};
