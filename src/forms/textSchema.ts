import * as z from 'zod/mini';

/**
 * The schema of a text field with a rule from `domain`.
 *
 * @param check Returns a code for a problem, undefined for a valid value.
 * @param messageOf Returns the message for that code.
 */
export function textSchema<Problem extends NonNullable<unknown>>(
  check: (value: string) => Problem | undefined,
  messageOf: (problem: Problem) => string,
) {
  return z.string().check((context) => {
    const problem = check(context.value);
    if (problem === undefined) return;
    // `continue`, so that rules over several fields still run and every problem shows at once.
    context.issues.push({ code: 'custom', message: messageOf(problem), input: context.value, continue: true });
  });
}
