/**
 * What replaces the server's words: messages of refusals, statuses and their descriptions, types of pensions, activity
 * and first tasks. The key is the server's text with `#` for each number, or the code of a refusal. Empty: everything
 * stands as the server says it.
 */
export const serverMessages: Readonly<Record<string, string>> = {};
