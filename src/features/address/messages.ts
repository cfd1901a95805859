/** The texts of the address screen; `address` holds those of every address form. */
export const addressFinderMessages = {
  heading: 'Your Address',
  intro: 'Tell us where you live now. Pension providers use it to be sure that they have found the right person.',
  filledIn: 'Your address has been filled in. Please check it, then press Next.',
  manual: 'Your current address',
  submit: 'Next',
};
