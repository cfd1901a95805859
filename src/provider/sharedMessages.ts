/** Empty: uses the browser's own names. */
const months: readonly string[] = [];

/** Texts that every screen may need: the messages of failed calls, and the frame around errors. */
export const sharedMessages = {
  /** The names of the months from January, for a language without dates in browsers. Dates are '10 month 2026'. */
  months,
  /** The label of a form's button after success. */
  done: 'Done',
  ifKnown: '(If Known)',
  approximately: '(Approximately)',
  whyWeAsk: 'Why we ask',
  neverHeading: 'What we never do',
  unreachable:
    'We could not reach our service. Check your internet connection, then try again. What you typed is still here.',
  timeout:
    'Our service is taking too long to answer. Wait a moment, then try again. What you typed is still here, and it will not be sent twice.',
  /** Does not mention typed values: a failed read or button affects none. */
  loadUnreachable: 'We could not reach our service. Check your internet connection, then try again.',
  loadTimeout: 'Our service is taking too long to answer. Wait a moment, then try again.',
  loggedOut: 'You have been signed out. Log in again to carry on where you left off.',
  unsavedHeading: 'Your last changes are not saved',
  unsaved:
    'We could not save the last things that you typed. Check your internet connection and try again, or log out without them.',
  logOutAnyway: 'Log out without saving',
  unkeptHeading: 'This browser will not keep you logged in',
  unkept:
    'This browser does not let our site store anything, so it forgets you whenever the page loads again. Allow this site to store data in your browser’s settings, or log in each time.',
  logInHeading: 'Log in to continue',
  logInLead: 'This page is about you. Log in first, so that no one else can see it.',
  logIn: 'Log in',
  secondStep: 'Enter the code from your authenticator app first, then try again.',
  unexpected: 'Sorry, something went wrong on our side. Try again in a moment. What you typed is still here.',
  notAvailable: 'We cannot do this online at the moment. Please contact us, and we will do it for you.',
  /** The second line of an error at a name: the characters that the rules refuse, and the name without them. */
  leaveOutAndWrite: (characters: string, name: string) =>
    `Leave out ${characters}: write ${name}. We match it to your records.`,
  leaveOut: (characters: string) => `Leave out ${characters}.`,
  /** The second line of the error at a name such as '-'. */
  inLetters: 'Write the name in letters.',
  /** The second line of the error at a missing name where the other one is given. */
  onlyName: 'If you have only one name, write it here as well.',
  both: (one: string, other: string) => `${one} and ${other}`,
  apostrophe: 'the apostrophe',
  hyphen: 'the hyphen',
  fullStop: 'the full stop',
  otherCharacter: (character: string) => `“${character}”`,
  outdated: 'This site has a new version, or a part of it did not arrive. Load the page again, then try again.',
  outdatedReload: 'Load the page again',
  loadUnexpected: 'Sorry, something went wrong on our side. Try again in a moment.',
};
