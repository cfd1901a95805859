/**
 * Replacements for the server's texts: refusals, statuses and their descriptions, pension types, activity and first
 * tasks. The key is the server's text with `#` for each number, or the code of a refusal. Empty by default: the
 * server's texts are shown unchanged.
 */
export const serverMessages: Readonly<Record<string, string>> = {};
