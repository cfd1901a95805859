/** Every text of the cancelled application. */
export const cancelledMessages = {
  heading: 'Application Cancelled',
  lead: 'We have stopped looking for your pensions. Nothing has been deleted.',
  closedHeading: 'Account Closed',
  closedDied: 'We closed this account because we were told that the person it belongs to has died.',
  closedWithdrawn:
    'We closed this account because you withdrew your letter of authority, so we no longer look for your pensions.',
  closedDouble: 'We closed this account because you have another one with us, so please log in to that one.',
  closedWrongHeading: 'Is this wrong?',
  closedWrong: 'If this account should not be closed, please contact us:',
  closedWrongWithoutContact: 'If this account should not be closed, please contact us.',
  restoreHeading: 'Changed your mind?',
  restoreText:
    'You can restore your application within 14 days of cancelling it. Everything will be where you left it.',
  restoreUntil: (date: string) =>
    `You can restore your application until ${date}. Everything will be where you left it.`,
  tooLateHeading: 'Restoring your application',
  tooLate: (date: string) =>
    `Your application could be restored until ${date}, and that has passed. If you would like us to look for your pensions again, please contact us:`,
  tooLateWithoutContact: (date: string) =>
    `Your application could be restored until ${date}, and that has passed. If you would like us to look for your pensions again, please contact us.`,
  restore: 'Restore Application',
  dueLead: (date: string) => `You asked us to delete your data. We will do so on ${date}.`,
  dueText: (date: string) =>
    `Nothing has been deleted yet. Until ${date} you can keep your account, with everything where you left it.`,
  keepAccount: 'Keep my account',
  deleteHeading: 'Leaving for good?',
  deleteText: 'We can delete what we know about you. You can read what that means before you decide.',
  delete: 'Delete My Data',
  confirmHeading: 'Delete your data for good?',
  confirmDeleted: 'We delete:',
  confirmDeleted1: 'your name, date of birth, National Insurance number and contact details',
  confirmDeleted2: 'your traces, pensions, tasks and documents',
  confirmDeleted3: 'your signature and your account',
  confirmKept:
    'The law makes us keep a record of what was authorised and when. It holds no name, no signature and nothing else that tells who you are.',
  confirmForGood: 'Nobody can bring your data back afterwards.',
  password: 'Password',
  passwordHint: 'Enter your password, so that we know that it is you.',
  passwordMissing: 'Please enter your password',
  passwordWrong: 'This is not your password. Nothing has been deleted. Please try again.',
  confirm: 'Delete my data for good',
  confirmBusy: 'Deleting...',
  keep: 'Keep my data',
  deletedHeading: 'Your data has been deleted',
  deletedText: 'You are logged out. Thank you for having trusted us.',
};
