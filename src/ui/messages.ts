/** The texts of the UI parts. Texts that differ between uses, such as labels, are props. */
export const uiMessages = {
  /** The heading above the errors of a form. */
  errorSummaryHeading: 'There is a problem',
  /** For screen readers, before the error of a field. */
  errorPrefix: 'Error:',
  /** After the label of an optional field. */
  optional: '(Optional)',
  /** For screen readers, after a link to another site. */
  opensInNewTab: '(opens in a new tab)',
  /** On a busy button, and for screen readers while something loads. */
  loading: 'Loading...',
  /** For screen readers, after a whole date was pasted or filled in: with the parts, such as 'Day 7, Month 3, Year 1958'. */
  dateFilledIn: (parts: string) => `${parts} filled in`,
  tryAgain: 'Try again',
  /** The button below a long list, which shows its first rows. */
  showAll: (count: number) => `Show all ${count}`,
  /** For screen readers, on the same button: with the name of the list. */
  showAllOf: (list: string, count: number) => `Show all ${count}: ${list}`,
  close: 'Close',
  cancel: 'Cancel',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordShown: 'Your password is shown',
  passwordHidden: 'Your password is hidden',
  /** For screen readers, while a combobox loads. */
  suggestionsLoading: 'Searching...',
  /** The name of the list of a combobox. */
  suggestionCount: (count: number) => {
    if (count === 0) return 'No suggestions. You can use what you typed.';
    return count === 1 ? '1 suggestion' : `${count} suggestions`;
  },
  /** The label of the select that replaces tabs on a small screen. */
  tabsSelect: 'Show',
  /** An option of that select: a tab with a count. */
  tabsOption: (label: string, badge: string | number) => `${label} (${badge})`,
};
