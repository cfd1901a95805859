/** Kinds of states, by the words in the names of stories. */
export const stateKinds = {
  'Loading or sending':
    /\b(?:loading|searching|waiting|sending|saving|creating|adding|starting|uploading|updating|continuing|cancelling|deleting|restoring|logging out|switching off)$|^loading|busy|while (?:it|the)/iu,
  'Errors to correct': /missing|invalid|wrong|too (?:long|short|large)|required|not a |before start|errors/iu,
  Failed:
    /fail|refused|no connection|not loaded|not sent|not found|too slow|took too long|takes too long|unavailable/iu,
  Empty: /^empty|\bnothing|^no |^before|initial/iu,
} as const;

export type StateKind = keyof typeof stateKinds;

/** Whether the text, such as the value of a select, names a kind of state. */
export function isStateKind(text: string): text is StateKind {
  return text in stateKinds;
}
